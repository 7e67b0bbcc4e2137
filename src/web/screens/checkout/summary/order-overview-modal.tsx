import { Trans, useLingui } from '@lingui/react/macro'
import { writeRoad, writeTown } from '#shared/address-order.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { TotalsList } from '#web/features/order-summary/totals-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { ShipmentHeading } from '../shipping/shipment-heading.tsx'
import { PackageRow } from './package-row.tsx'

type OrderOverviewModalProps = { checkout: Checkout; isOpen: boolean; onClose: () => void }

/** The complete order: receivers, gifts, times, extras, payer and costs. */
export function OrderOverviewModal({ checkout, isOpen, onClose }: OrderOverviewModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Your order</Trans>}
      closeLabel={t`Close`}
      isProse
      footer={
        <Button onClick={onClose}>
          <Trans>Back to checkout</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {checkout.cart.shipments.map((shipment) => (
          <section key={shipment.id} className="flex flex-col gap-3">
            <ShipmentHeading shipment={shipment} level="h3" />
            <ul className="flex flex-col gap-3">
              {shipment.packages.map((one) => (
                <PackageRow key={one.id} package={one} hasExtras={false} />
              ))}
            </ul>
            <Extras packages={shipment.packages} />
          </section>
        ))}
        <Payer checkout={checkout} />
        <TotalsList checkout={checkout} />
      </div>
    </Modal>
  )
}

function Extras({ packages }: { packages: Checkout['cart']['shipments'][number]['packages'] }) {
  const { t } = useLingui()
  const extras = packages.flatMap(({ id, wrapper, giftPacking, message }) => [
    ...(wrapper ? [{ key: `${id} wrapper`, name: t`Wrapper`, text: wrapper.variation.title }] : []),
    ...(giftPacking ? [{ key: `${id} packing`, name: t`Gift box`, text: giftPacking.variation.title }] : []),
    ...(message ? [{ key: `${id} message`, name: t`Personal message`, text: message.text }] : []),
  ])
  return <Facts facts={extras} />
}

function Facts({ facts }: { facts: readonly { key: string; name: string; text: string }[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-col gap-1 rounded-field bg-mist px-4 py-3 text-[0.9375rem]">
      {facts.map(({ key, name, text }) => (
        <div key={key}>
          <dt className="inline font-semibold">{name}: </dt>
          <dd className="inline wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Payer({ checkout: { cart } }: { checkout: Checkout }) {
  const { t } = useLingui()
  const { billingAddress } = cart
  if (!billingAddress) return null
  const { companyName, firstName, lastName, email, phoneNumber } = billingAddress
  const name = `${firstName} ${lastName}`
  const lines = [companyName, name, writeRoad(billingAddress), writeTown(billingAddress), email, phoneNumber]
  const names = {
    vatNumber: t`VAT number`,
    kvkNumber: t`Chamber of Commerce number`,
    referenceNumber: t`Reference or cost centre`,
    invoiceEmail: t`Email address for the invoice`,
  }
  const facts = Object.entries(names).map(([key, name]) => ({ key, name, text: billingAddress[key as keyof typeof names] ?? '' }))
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold">
          <Trans>Buyer</Trans>
        </h3>
        <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{lines.filter(Boolean).join('\n')}</p>
      </div>
      <Facts facts={facts.filter(({ text }) => text !== '')} />
    </section>
  )
}
