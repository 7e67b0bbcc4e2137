import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DeliveryMode, SaveDeliveryDocument } from '../../../../generated/documents.ts'
import { useAsk } from '../../../client/use-shop.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { listParcels } from '../checkout-steps.ts'
import { FailedNotice, type StepFailure } from '../step/failed-notice.tsx'
import { Panel } from '../step/panel.tsx'
import type { Checkout } from '../use-checkout.ts'
import { ShipmentForm } from './shipment-form.tsx'
import { ALL_PARCELS } from './typed-receivers.ts'
import type { OpenForms } from './use-open-forms.ts'

/** Several parcels may become one: everything to one address. Asked only where there is something to bring together. */
export function DeliveryModeChoice({ checkout, forms }: { checkout: Checkout; forms: OpenForms }) {
  const { t } = useLingui()
  const ask = useAsk()
  const { deliveryMode } = checkout.cart
  const [saving, setSaving] = useState<string>()
  const [failure, setFailure] = useState<StepFailure>()
  const [first, second] = listParcels(checkout.cart)
  if (!first || !second) return null
  const isAsking = forms.isOpen(ALL_PARCELS)
  const choose = async (mode: string) => {
    setFailure(undefined)
    if (mode === 'SINGLE' && mode !== deliveryMode) return forms.open(ALL_PARCELS)
    forms.close(ALL_PARCELS)
    if (mode === deliveryMode) return
    setSaving(mode)
    try {
      const { setDelivery } = await ask(SaveDeliveryDocument, { input: { deliveryMode: mode as DeliveryMode } })
      if (setDelivery.order) await checkout.replaceCart(setDelivery.order)
      setFailure(setDelivery.errors[0])
    } catch {
      setFailure('unreachable')
    }
    setSaving(undefined)
  }
  return (
    <Panel title={<Trans>Several parcels</Trans>}>
      <FailedNotice failure={failure} />
      <RadioCards
        legend={t`How shall we deliver them?`}
        isLegendHidden
        name="deliveryMode"
        value={isAsking ? 'SINGLE' : (saving ?? deliveryMode)}
        onChange={(mode) => void choose(mode)}
        options={[
          { id: 'DEFAULT', title: t`Gift by gift`, description: t`As shown with each gift` },
          { id: 'SINGLE', title: t`All together to one address`, description: t`Everything that goes by post` },
          { id: 'SPLIT', title: t`Each to its own receiver`, description: t`Divide and change them below` },
        ]}
        className="tablet:grid-cols-3"
      />
      {isAsking && <ShipmentForm checkout={checkout} shipment={first} forms={forms} isForAll />}
    </Panel>
  )
}
