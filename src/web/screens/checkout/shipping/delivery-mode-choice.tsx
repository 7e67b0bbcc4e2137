import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DeliveryMode, SaveDeliveryDocument } from '../../../../generated/documents.ts'
import { useAsk } from '../../../client/use-shop.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { FailedNotice, type StepFailure } from '../step/failed-notice.tsx'
import { Panel } from '../step/panel.tsx'
import type { Checkout } from '../use-checkout.ts'
import { ShipmentForm } from './shipment-form.tsx'

/** Several parcels may become one: everything to one address. Asked only where there is something to bring together. */
export function DeliveryModeChoice({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const ask = useAsk()
  const parcels = checkout.cart.shipments.filter(({ variationType }) => variationType === 'PHYSICAL')
  const [chosen, setChosen] = useState<string>(checkout.cart.deliveryMode)
  const [failure, setFailure] = useState<StepFailure>()
  const first = parcels[0]
  if (parcels.length < 2 || !first) return null
  const isSaved = checkout.cart.deliveryMode === 'SINGLE'
  const choose = async (mode: string) => {
    setChosen(mode)
    setFailure(undefined)
    if (mode === 'SINGLE' || checkout.cart.deliveryMode === mode) return
    try {
      const { setDelivery } = await ask(SaveDeliveryDocument, { input: { deliveryMode: mode as DeliveryMode } })
      if (setDelivery.order) checkout.replaceCart(setDelivery.order)
      setFailure(setDelivery.errors[0])
    } catch {
      setFailure('unreachable')
    }
  }
  return (
    <Panel title={<Trans>Several parcels</Trans>}>
      <FailedNotice failure={failure} />
      <RadioCards
        legend={t`How shall we deliver them?`}
        isLegendHidden
        name="deliveryMode"
        value={chosen}
        onChange={(mode) => void choose(mode)}
        options={[
          { id: 'DEFAULT', title: t`As I put them together`, description: t`As chosen for every gift` },
          { id: 'SINGLE', title: t`All together to one address`, description: t`Everything that goes by post` },
          { id: 'SPLIT', title: t`Each to its own receiver`, description: t`Divide and change them below` },
        ]}
        className="tablet:grid-cols-3"
      />
      {chosen === 'SINGLE' && !isSaved && (
        <ShipmentForm
          checkout={checkout}
          shipment={first}
          isForAll
          onDone={() => setChosen('SINGLE')}
          onCancel={() => setChosen(checkout.cart.deliveryMode)}
        />
      )}
    </Panel>
  )
}
