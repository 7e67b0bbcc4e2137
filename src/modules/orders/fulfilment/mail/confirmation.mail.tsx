import { MailButton, MailHeading, type MailLook } from '../../../../platform/mail/mail-layout.tsx'
import type { Mail } from '../../../../platform/mail/mailer.ts'
import { ROUTES } from '../../../../shared/paths.ts'
import { localPath, type StorefrontContext, speak, writeLetter } from '../../../storefronts/index.ts'
import { listPackages, type Order, type Shipment } from '../../order.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import { type Extras, readExtrasOf } from '../../price-order.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { orderToken, redeemToken } from '../fulfilment-tokens.ts'
import { invoicePath } from '../invoice/invoice-path.ts'
import type { Invoice } from '../invoice/invoices.store.ts'
import { listPaymentLines } from '../invoice/payment-lines.ts'
import { listSold } from '../sold-lines.ts'
import { AmountDueBlock } from './amount-due-block.tsx'
import { createWriter, MailRow, MailTable } from './mail-parts.tsx'

const TEXTS = {
  subject: { en: 'Thank you for your order at {brand}', nl: 'Bedankt voor je bestelling bij {brand}' },
  heading: { en: 'Thank you, {name}', nl: 'Dank je wel, {name}' },
  body: {
    en: 'Your order {number} is paid and on its way. This is what goes where, and when.',
    nl: 'Je bestelling {number} is betaald en onderweg. Hieronder zie je wat naar wie gaat, en wanneer.',
  },
  bodyOwed: {
    en: 'Your order {number} is placed; the invoice follows below. This is what goes where, and when.',
    nl: 'Je bestelling {number} is geplaatst; de factuur vind je hieronder. Hieronder zie je wat naar wie gaat, en wanneer.',
  },
  subjectRedeem: { en: 'Your exchange at {brand}', nl: 'Je omwisseling bij {brand}' },
  bodyRedeem: {
    en: 'Your exchange {number} is done. This is what goes where, and when. Until a code is opened you can undo it for 14 days.',
    nl: 'Je omwisseling {number} is gelukt. Hieronder zie je wat naar wie gaat, en wanneer. Zolang er geen code is geopend, kun je dit 14 dagen lang ongedaan maken.',
  },
  buttonRedeem: { en: 'See my exchange', nl: 'Bekijk mijn omwisseling' },
  bonus: { en: 'Bonus from us', nl: 'Bonus van ons' },
  business: { en: 'Business order', nl: 'Zakelijke bestelling' },
  toMe: { en: 'To you', nl: 'Voor jou' },
  toReceiver: { en: 'To {name}', nl: 'Voor {name}' },
  now: { en: 'by email, within the hour', nl: 'per e-mail, binnen het uur' },
  later: { en: 'by email on {moment}', nl: 'per e-mail op {moment}' },
  post: { en: 'by post, 2 to 3 working days after it was shipped', nl: 'per post, 2 tot 3 werkdagen na verzending' },
  postOn: { en: 'by post, for {day}', nl: 'per post, voor {day}' },
  subtotal: { en: 'Gift cards and wrapping', nl: 'Cadeaubonnen en verpakking' },
  shipping: { en: 'Shipping', nl: 'Verzendkosten' },
  serviceFee: { en: 'Service fee', nl: 'Servicekosten' },
  discount: { en: 'Discount', nl: 'Korting' },
  total: { en: 'Total', nl: 'Totaal' },
  tax: { en: 'of which VAT', nl: 'waarvan btw' },
  button: { en: 'Follow my gifts', nl: 'Volg mijn cadeaus' },
  follow: {
    en: 'There you see which gifts were sent and opened, and can still mend a wrong address.',
    nl: 'Daar zie je welke cadeaus verstuurd en geopend zijn, en kun je een verkeerd adres nog verbeteren.',
  },
  invoice: { en: 'Download the invoice (PDF)', nl: 'Download de factuur (pdf)' },
} as const

/** The order, its deliveries, its payment, and the links to its page and its invoice. */
export async function writeConfirmationMail(
  parts: FulfilmentParts,
  shop: StorefrontContext,
  { order, invoice }: { order: Order; invoice: Invoice },
): Promise<Mail> {
  const email = order.billingAddress?.email
  if (!email) throw new Error(`Order ${order.number} has no e-mail address`)
  const text = speak(shop, TEXTS)
  const origin = parts.originOf(shop.storefront)
  const isRedeem = order.kind === 'REDEEM'
  const page = localPath(shop, ROUTES.orderGifts.replace('$token', orderToken(parts, order.id)))
  // The token leaves the address as soon as the page is opened.
  const exchange = `${localPath(shop, ROUTES.redeemCheckout)}?redeemToken=${redeemToken(parts, order.id)}`
  const number = String(order.number)
  const extras = await readExtrasOf(shop, listPackages(order))
  return writeLetter(parts, shop, {
    messageId: `order.${order.id}`,
    to: email,
    subject: text(isRedeem ? 'subjectRedeem' : 'subject'),
    preview: text(isRedeem ? 'subjectRedeem' : 'subject'),
    write: (look) => (
      <>
        <MailHeading>{text('heading', { name: order.billingAddress?.firstName ?? '' })}</MailHeading>
        <p>{text(isRedeem ? 'bodyRedeem' : invoice.body.isOwed ? 'bodyOwed' : 'body', { number })}</p>
        {order.customerType === 'BUSINESS' && <BusinessLine order={order} label={text('business')} />}
        {order.shipments.map((shipment) => (
          <ShipmentBlock key={shipment.id} order={order} shipment={shipment} extras={extras} look={look} shop={shop} />
        ))}
        <TotalsBlock order={order} invoice={invoice} look={look} shop={shop} />
        <AmountDueBlock invoice={invoice} look={look} shop={shop} />
        <MailButton look={look} href={origin + (isRedeem ? exchange : page)}>
          {text(isRedeem ? 'buttonRedeem' : 'button')}
        </MailButton>
        {!isRedeem && <p style={{ color: look.colours.inkSoft, fontSize: 14 }}>{text('follow')}</p>}
        <p style={{ margin: 0 }}>
          <a href={origin + invoicePath(parts, order.id)} style={{ color: look.colours.ink }}>
            {text('invoice')}
          </a>
        </p>
      </>
    ),
  })
}

/** Spec §6: flagged as a business order, with company and reference. */
function BusinessLine({ order: { billingAddress }, label }: { order: Order; label: string }) {
  const facts = [billingAddress?.companyName, billingAddress?.referenceNumber].filter(Boolean)
  return <p style={{ fontWeight: 700 }}>{[label, ...facts].join(' · ')}</p>
}

type BlockProps = { order: Order; look: MailLook; shop: StorefrontContext }

function ShipmentBlock({ order, shipment, extras, look, shop }: BlockProps & { shipment: Shipment; extras: Extras }) {
  const text = speak(shop, TEXTS)
  const { exactMoney } = createWriter(shop)
  const receiver = deliveryAddressOf(order, shipment)
  const name = `${receiver?.firstName ?? ''} ${receiver?.lastName ?? ''}`.trim()
  return (
    <>
      <p style={{ margin: '24px 0 0', fontWeight: 700 }}>
        {shipment.receiverKind === 'ME' ? text('toMe') : text('toReceiver', { name })}
      </p>
      <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{writeWhen(shop, shipment)}</p>
      <MailTable>
        {shipment.packages.flatMap((one) =>
          listSold(one, extras).map(({ title, unitMinor }) => (
            <MailRow
              key={`${one.id} ${title}`}
              look={look}
              left={`${one.qty} × ${title}`}
              right={exactMoney(order.currency, one.qty * unitMinor)}
            />
          )),
        )}
      </MailTable>
    </>
  )
}

function writeWhen(shop: StorefrontContext, { kind, deliverAt, deliverOn }: Shipment): string {
  const text = speak(shop, TEXTS)
  const { day, moment } = createWriter(shop)
  if (kind === 'PHYSICAL') return deliverOn ? text('postOn', { day: day(deliverOn) }) : text('post')
  return deliverAt && deliverAt > shop.clock.now() ? text('later', { moment: moment(deliverAt) }) : text('now')
}

type TotalsProps = BlockProps & { invoice: Invoice }

function TotalsBlock({ order: { currency, kind, frozenTotals: totals }, invoice, look, shop }: TotalsProps) {
  if (!totals) throw new Error('Only a placed order is confirmed')
  const text = speak(shop, TEXTS)
  const { exactMoney } = createWriter(shop)
  const rows = [
    ['subtotal', totals.subtotalMinor],
    ['shipping', totals.shippingMinor],
    ['serviceFee', totals.serviceFeeMinor],
    [kind === 'REDEEM' ? 'bonus' : 'discount', -totals.discountMinor],
  ] as const
  return (
    <MailTable>
      {rows
        .filter(([, minor]) => minor !== 0)
        .map(([name, minor]) => (
          <MailRow key={name} look={look} left={text(name)} right={exactMoney(currency, minor)} />
        ))}
      <MailRow look={look} left={text('total')} right={exactMoney(currency, totals.totalMinor)} isStrong />
      {totals.taxMinor > 0 && <MailRow look={look} left={text('tax')} right={exactMoney(currency, totals.taxMinor)} />}
      {listPaymentLines(invoice.body).map(({ title, minor, isDue }) => (
        <MailRow key={title} look={look} left={title} right={exactMoney(currency, minor)} isStrong={isDue} />
      ))}
    </MailTable>
  )
}
