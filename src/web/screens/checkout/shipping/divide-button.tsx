import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { type CheckoutShipmentFragment, SaveDeliveryDocument, type SetDeliveryInput } from '#generated/documents.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'

const DivideModal = lazy(async () => ({
  default: (await import('#web/features/gift-builder/receivers/divide-modal.tsx')).DivideModal,
}))

/** Divides several cards of one package among several people. */
export function DivideButton({ checkout, shipment }: { checkout: Checkout; shipment: CheckoutShipmentFragment }) {
  const ask = useAsk()
  const [isOpen, setOpen] = useState(false)
  const [one, ...others] = shipment.packages
  if (!one || one.giftcard.qty < 2 || others.length > 0) return null
  const divide = async (divideInto: number) => {
    const input: SetDeliveryInput = { deliveryMode: 'SPLIT', shipments: [{ shipmentId: shipment.id, divideInto }] }
    const { setDelivery } = await ask(SaveDeliveryDocument, { input })
    if (setDelivery.order) await checkout.replaceCart(setDelivery.order)
    return setDelivery.errors
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Trans>Split</Trans>
        <span className="sr-only"> {one.giftcard.title}</span>
      </Button>
      <OnceOpened isOpen={isOpen}>
        <DivideModal
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          name={one.giftcard.title}
          cards={one.giftcard.qty}
          onDivide={divide}
        />
      </OnceOpened>
    </>
  )
}
