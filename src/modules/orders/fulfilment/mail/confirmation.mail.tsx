import { localeOf, localPath, type StorefrontContext, textsIn, writeLetter } from '#modules/storefronts/index.ts'
import { MailButton, MailHeading, type MailLook } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { ROUTES } from '#shared/paths.ts'
import { listPackages, type Order, type OrderAddress, type Package, type Shipment } from '../../order.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import { type Extras, priceOrder, readExtrasOf } from '../../price-order.ts'
import { writeAddressLines } from '../address-lines.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { redeemToken } from '../fulfilment-tokens.ts'
import { invoicePath } from '../invoice/invoice-path.ts'
import type { Invoice } from '../invoice/invoices.store.ts'
import { listPaymentLines } from '../invoice/payment-lines.ts'
import { listSold } from '../sold-lines.ts'
import { AmountDueBlock } from './amount-due-block.tsx'
import { writeArrival } from './arrival-text.ts'
import { type GiftPicture, listPictures } from './gift-pictures.ts'
import { createWriter, MailMessage, MailPicture, MailRow, MailTable, orderPageUrl } from './mail-parts.tsx'

const TEXTS = {
  subject: { en: 'Thank you for your order at {brand}', nl: 'Bedankt voor je bestelling bij {brand}' },
  heading: { en: 'Thank you, {name}', nl: 'Dank je wel, {name}' },
  body: {
    en: 'Your order {number} is paid. This is what goes where, and when.',
    nl: 'Je bestelling {number} is betaald. Hieronder zie je wat naar wie gaat, en wanneer.',
  },
  bodyUnpaid: {
    en: 'Your order {number} is placed; the invoice follows below. This is what goes where, and when.',
    nl: 'Je bestelling {number} is geplaatst. Hieronder zie je wat naar wie gaat, en wanneer; daarna volgt de factuur.',
  },
  subjectRedeem: { en: 'Your exchange at {brand}', nl: 'Je omruiling bij {brand}' },
  bodyRedeem: {
    en: 'Your exchange {number} is done. This is what goes where, and when. Its page says whether you can still undo it.',
    nl: 'Je omruiling {number} is gelukt. Hieronder zie je wat naar wie gaat, en wanneer. Op de pagina ervan zie je of je dit nog ongedaan kunt maken.',
  },
  buttonRedeem: { en: 'See my exchange', nl: 'Bekijk mijn omruiling' },
  subjectActivation: { en: 'Your cards are active', nl: 'Je kaarten zijn geactiveerd' },
  headingActivation: { en: 'Your cards are active', nl: 'Je kaarten zijn geactiveerd' },
  bodyActivation: {
    en: 'The activation {number} is paid, and your cards are ready to give. Each is valid from today. Their numbers and PINs are on the cards alone, never in an email.',
    nl: 'De activering {number} is betaald en je kaarten zijn klaar om te geven. Ze zijn geldig vanaf vandaag. Nummers en pincodes staan alleen op de kaarten zelf, nooit in een e-mail.',
  },
  bodyActivationUnpaid: {
    en: 'Your cards are active and ready to give; the invoice for order {number} follows below. Their numbers and PINs are on the cards alone, never in an email.',
    nl: 'Je kaarten zijn actief en klaar om te geven; de factuur voor bestelling {number} vind je hieronder. Nummers en pincodes staan alleen op de kaarten zelf, nooit in een e-mail.',
  },
  buttonActivation: { en: 'Check a balance', nl: 'Bekijk een saldo' },
  bonus: { en: 'Bonus from us', nl: 'Bonus van ons' },
  business: { en: 'Business order', nl: 'Zakelijke bestelling' },
  reorder: { en: 'Reorder', nl: 'Nabestelling' },
  valueOn: { en: 'Value on {title}', nl: 'Tegoed op {title}' },
  toMe: { en: 'To yourself', nl: 'Voor jezelf' },
  toReceiver: { en: 'To {name}', nl: 'Voor {name}' },
  byMail: { en: 'By email to {place}', nl: 'Per e-mail naar {place}' },
  byPost: { en: 'By post to {place}', nl: 'Per post naar {place}' },
  subtotal: { en: 'Gift cards and wrapping', nl: 'Cadeaubonnen en verpakking' },
  free: { en: 'Free', nl: 'Gratis' },
  shipping: { en: 'Shipping', nl: 'Verzendkosten' },
  serviceFee: { en: 'Service fee', nl: 'Servicekosten' },
  discount: { en: 'Discount', nl: 'Korting' },
  total: { en: 'Total', nl: 'Totaal' },
  tax: { en: 'Includes {tax} VAT', nl: 'Inclusief {tax} btw' },
  button: { en: 'Follow my gifts', nl: 'Volg mijn cadeaus' },
  follow: {
    en: 'A typo in an address? You can correct it there.',
    nl: 'Een typefout in een adres? Die verbeter je daar.',
  },
  followDated: {
    en: 'A typo in an address, or another date? You can change both there until the gift has left.',
    nl: 'Een typefout in een adres, of toch een andere datum? Dat wijzig je daar zolang het cadeau nog niet weg is.',
  },
  help: {
    en: 'Need help? Contact us, and mention order {number}.',
    nl: 'Hulp nodig? Neem contact op en noem bestelling {number}.',
  },
  invoice: { en: 'Download the invoice (PDF)', nl: 'Download de factuur (pdf)' },
} as const

const MAX_PICTURES = 6

type Pictures = ReadonlyMap<string, GiftPicture>

/** The order, its deliveries, its payment, and the links to its page and its invoice. */
export async function writeConfirmationMail(
  parts: FulfilmentParts,
  shop: StorefrontContext,
  { order, invoice }: { order: Order; invoice: Invoice },
): Promise<Mail> {
  const email = order.billingAddress?.email
  if (!email) throw new Error(`Order ${order.number} has no e-mail address`)
  const text = textsIn(shop, TEXTS)
  const origin = parts.originOf(shop.storefront)
  const words = wordsOf(order, invoice)
  const page = orderPageUrl(parts, shop, order)
  // The page removes the token from its address as soon as it is opened.
  const exchange = `${origin}${localPath(shop, ROUTES.redeemCheckout)}?redeemToken=${redeemToken(parts, order.id)}`
  const balance = origin + localPath(shop, ROUTES.balance)
  const number = String(order.number)
  const extras = await readExtrasOf(shop, listPackages(order))
  const pictures = await readPictures(shop, order, origin)
  const letter = await writeLetter(parts, shop, {
    messageId: `order.${order.id}`,
    to: email,
    subject: text(words.subject),
    preview: text(words.subject),
    write: (look) => (
      <>
        <MailHeading>{text(words.heading, { name: order.billingAddress?.firstName ?? '' })}</MailHeading>
        <p>{text(words.body, { number })}</p>
        <KindLine order={order} shop={shop} />
        {order.kind === 'ACTIVATION' ? (
          <SoldTable order={order} packages={listPackages(order)} extras={extras} look={look} shop={shop} />
        ) : (
          order.shipments.map((shipment) => (
            <ShipmentBlock
              key={shipment.id}
              order={order}
              shipment={shipment}
              look={look}
              shop={shop}
              extras={extras}
              pictures={pictures}
            />
          ))
        )}
        <TotalsBlock order={order} invoice={invoice} look={look} shop={shop} />
        <AmountDueBlock invoice={invoice} look={look} shop={shop} />
        <MailButton look={look} href={{ REDEEM: exchange, ACTIVATION: balance, REGULAR: page, REORDER: page }[order.kind]}>
          {text(words.button)}
        </MailButton>
        {(order.kind === 'REGULAR' || order.kind === 'REORDER') && (
          <p style={{ color: look.colours.inkSoft, fontSize: 14 }}>{text(hasOpenDate(shop, order) ? 'followDated' : 'follow')}</p>
        )}
        <p style={{ margin: 0 }}>
          <a href={origin + invoicePath(parts, order.id)} style={{ color: look.colours.ink }}>
            {text('invoice')}
          </a>
        </p>
        <p style={{ margin: '8px 0 0' }}>
          <a href={origin + localPath(shop, ROUTES.contact)} style={{ color: look.colours.ink }}>
            {text('help', { number })}
          </a>
        </p>
      </>
    ),
  })
  return { ...letter, attachments: [...pictures.values()].flatMap(({ attachment }) => attachment ?? []) }
}

/** True when the order has a gift whose date can be changed; a gift that is mailed at once has no such date. */
function hasOpenDate({ clock }: StorefrontContext, { shipments }: Order): boolean {
  return shipments.some(({ kind, deliverAt }) => kind === 'PHYSICAL' || (deliverAt !== null && deliverAt > clock.now()))
}

/** Each kind of order has its own texts. */
function wordsOf({ kind }: Order, { body: { isUnpaid } }: Invoice) {
  if (kind === 'REDEEM')
    return { subject: 'subjectRedeem', heading: 'heading', body: 'bodyRedeem', button: 'buttonRedeem' } as const
  if (kind === 'ACTIVATION') {
    const body = isUnpaid ? 'bodyActivationUnpaid' : 'bodyActivation'
    return { subject: 'subjectActivation', heading: 'headingActivation', body, button: 'buttonActivation' } as const
  }
  return { subject: 'subject', heading: 'heading', body: isUnpaid ? 'bodyUnpaid' : 'body', button: 'button' } as const
}

/** Pictures of only the first packages, so that the mail of a large order stays small: package → picture. */
async function readPictures(shop: StorefrontContext, order: Order, origin: string): Promise<Pictures> {
  const { packages } = await priceOrder(shop, order)
  const drawn = packages.slice(0, MAX_PICTURES).map(async (one) => {
    const [picture] = await listPictures(shop, one, origin)
    return picture ? ([[one.package.id, picture]] as const) : []
  })
  return new Map((await Promise.all(drawn)).flat())
}

/** Spec §3, §6: names a reorder and a business order, the latter with company and reference. */
function KindLine({ order, shop }: { order: Order; shop: StorefrontContext }) {
  const text = textsIn(shop, TEXTS)
  const { kind, customerType, billingAddress } = order
  const facts = [
    kind === 'REORDER' && text('reorder'),
    ...(customerType === 'BUSINESS' ? [text('business'), billingAddress?.companyName, billingAddress?.referenceNumber] : []),
  ].filter(Boolean)
  return facts.length > 0 && <p style={{ fontWeight: 700 }}>{facts.join(' · ')}</p>
}

type BlockProps = { order: Order; look: MailLook; shop: StorefrontContext }

type ShipmentProps = BlockProps & { shipment: Shipment; extras: Extras; pictures: Pictures }

/** Who gets it, where and when, and what it looks like. */
function ShipmentBlock({ order, shipment, extras, pictures, look, shop }: ShipmentProps) {
  const text = textsIn(shop, TEXTS)
  const receiver = deliveryAddressOf(order, shipment)
  const name = `${receiver?.firstName ?? ''} ${receiver?.lastName ?? ''}`.trim()
  return (
    <>
      <p style={{ margin: '24px 0 0', fontWeight: 700 }}>
        {shipment.receiverKind === 'ME' ? text('toMe') : text('toReceiver', { name })}
      </p>
      <p style={{ margin: 0, wordBreak: 'break-word' }}>{writeWhere(shop, shipment, receiver ?? {})}</p>
      <p style={{ margin: 0, fontWeight: 700 }}>{writeArrival(shop, shipment)}</p>
      {shipment.packages.map((one) => (
        <PackagePreview key={one.id} one={one} picture={pictures.get(one.id)} look={look} />
      ))}
      <SoldTable order={order} packages={shipment.packages} extras={extras} look={look} shop={shop} />
    </>
  )
}

type SoldProps = BlockProps & { packages: readonly Package[]; extras: Extras }

function SoldTable({ order, packages, extras, look, shop }: SoldProps) {
  const { exactMoney } = createWriter(shop)
  const text = textsIn(shop, TEXTS)
  return (
    <MailTable>
      {packages.flatMap((one) =>
        listSold(one, extras).map(({ kind, title, unitMinor }) => (
          <MailRow
            key={`${one.id} ${title}`}
            look={look}
            left={`${one.qty} × ${order.kind === 'ACTIVATION' && kind === 'CARD' ? text('valueOn', { title }) : title}`}
            right={unitMinor === 0 ? text('free') : exactMoney(order.currency, one.qty * unitMinor)}
          />
        )),
      )}
    </MailTable>
  )
}

/** The wrapped card and the message, as the recipient will see them. */
function PackagePreview({ one, picture, look }: { one: Package; picture: GiftPicture | undefined; look: MailLook }) {
  return (
    <>
      {picture && (
        <div style={{ margin: '12px 0' }}>
          <MailPicture src={picture.src} alt={picture.alt} width={240} />
        </div>
      )}
      {one.message !== null && <MailMessage look={look} message={one.message} />}
    </>
  )
}

function writeWhere(shop: StorefrontContext, { kind }: Shipment, receiver: OrderAddress): string {
  const text = textsIn(shop, TEXTS)
  if (kind === 'DIGITAL') return text('byMail', { place: receiver.email ?? '' })
  const lines = [receiver.companyName, ...writeAddressLines(receiver, localeOf(shop))]
  return text('byPost', { place: lines.filter(Boolean).join(', ') })
}

type TotalsProps = BlockProps & { invoice: Invoice }

function TotalsBlock({ order: { currency, kind, frozenTotals: totals }, invoice, look, shop }: TotalsProps) {
  if (!totals) throw new Error('Only a placed order has a confirmation')
  const text = textsIn(shop, TEXTS)
  const { exactMoney } = createWriter(shop)
  const rows = [
    // An activation adds nothing to the value of the cards.
    ['subtotal', kind === 'ACTIVATION' ? 0 : totals.subtotalMinor],
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
      {totals.taxMinor > 0 && <MailRow look={look} left={text('tax', { tax: exactMoney(currency, totals.taxMinor) })} right="" />}
      {listPaymentLines(invoice.body).map(({ title, minor, isDue }) => (
        <MailRow key={title} look={look} left={title} right={exactMoney(currency, minor)} isStrong={isDue} />
      ))}
    </MailTable>
  )
}
