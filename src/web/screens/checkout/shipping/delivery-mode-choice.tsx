import { useRef, useState } from 'react'
import { type DeliveryMode, SaveDeliveryDocument } from '#generated/documents.ts'
import type { CallFailure } from '#web/data/call-failure.ts'
import { listParcels } from '#web/features/checkout/checkout-steps.ts'
import { listParcelsWithoutReceiver } from '#web/features/checkout/list-parcels-without-receiver.ts'
import { ALL_PARCELS } from '#web/features/checkout/typed-receivers.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { useModeOptions } from '#web/features/checkout/use-mode-options.tsx'
import type { OpenForms } from '#web/features/checkout/use-open-forms.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { Panel } from '#web/features/feedback/panel.tsx'
import { useSending } from '#web/forms/use-sending.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { ShipmentForm } from './shipment-form.tsx'

/** Several parcels can be combined into one for one address. Asked only if there are several. */
export function DeliveryModeChoice({ checkout, forms }: { checkout: Checkout; forms: OpenForms }) {
  const { legend, options } = useModeOptions()
  const ask = useAsk()
  const { deliveryMode } = checkout.cart
  const [wanted, setWanted] = useState<string>(deliveryMode)
  const latest = useRef<string>(deliveryMode)
  const { isSending, failure, send } = useSending()
  const [first, second] = listParcels(checkout.cart)
  if (!first || !second) return null
  const isAsking = forms.isOpen(ALL_PARCELS)
  const choose = async (mode: string) => {
    if (mode === 'SINGLE' && mode !== deliveryMode) return forms.open(ALL_PARCELS)
    forms.close(ALL_PARCELS)
    if (mode === (isSending ? wanted : deliveryMode)) return
    setWanted(mode)
    latest.current = mode
    await send(async () => {
      let errors: readonly CallFailure[]
      let sent: string
      // The buyer may choose another mode while the first is being saved; the last choice wins.
      do {
        sent = latest.current
        errors = await save(sent as DeliveryMode)
      } while (sent !== latest.current)
      return errors
    })
  }
  const save = async (mode: DeliveryMode) => {
    const { order, errors } = (await ask(SaveDeliveryDocument, { input: { deliveryMode: mode } })).setDelivery
    if (order) await checkout.replaceCart(order)
    if (order && mode === 'SPLIT' && latest.current === mode)
      forms.focus(...listParcelsWithoutReceiver(listParcels(order)).map(({ id }) => id))
    return errors
  }
  return (
    <Panel title={legend}>
      <FailedNotice failure={failure} />
      <RadioCards
        legend={legend}
        isLegendHidden
        name="deliveryMode"
        value={isAsking ? 'SINGLE' : isSending ? wanted : deliveryMode}
        onChange={(mode) => void choose(mode)}
        options={options}
      />
      {isAsking && <ShipmentForm checkout={checkout} shipment={first} forms={forms} isForAll />}
    </Panel>
  )
}
