import { readCardProducts } from '#modules/catalog/index.ts'
import { localPath, type StorefrontContext, textsIn, writeLetter } from '#modules/storefronts/index.ts'
import { MailButton, MailHeading, type MailLook } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { ROUTES } from '#shared/paths.ts'
import { deliveryAddressOf, firstNameOf } from '../../parcel.ts'
import type { PricedPackage } from '../../price-order.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { giftToken } from '../fulfilment-tokens.ts'
import type { GiftOfOrder } from '../gift.ts'
import { type GiftPicture, listPictures } from './gift-pictures.ts'
import { createWriter, MailMessage, MailPicture } from './mail-parts.tsx'
import { giverOf } from './subject-name.ts'

const TEXTS = {
  subject: { en: '{giver} has sent you a gift', nl: '{giver} heeft je een cadeau gestuurd' },
  subjectUnnamed: { en: 'You have been sent a gift', nl: 'Er is een cadeau voor je' },
  subjectMine: { en: 'Your gift card is here', nl: 'Je cadeaubon is er' },
  hello: { en: 'Hello {name},', nl: 'Hallo {name},' },
  body: {
    en: 'It is wrapped and ready. Open it whenever you like: the button below unwraps your gift and shows you how to spend it. You can print it there too.',
    nl: 'Het is ingepakt en klaar. Open het wanneer je wilt: met de knop hieronder pak je je cadeau uit en zie je hoe je het besteedt. Je kunt het daar ook printen.',
  },
  bodyCertificate: {
    en: 'It is wrapped and ready. Open it whenever you like: the button below unwraps it. You can print it there too.',
    nl: 'Het is ingepakt en klaar. Open het wanneer je wilt: met de knop hieronder pak je het uit. Je kunt het daar ook printen.',
  },
  bodyMine: {
    en: 'This one is for you, as you ordered it. The button below shows its number and PIN, and lets you print it.',
    nl: 'Deze is voor jezelf, zoals je hebt besteld. Met de knop hieronder zie je het nummer en de pincode, en kun je hem printen.',
  },
  subjectDonated: { en: 'Thank you for your donation', nl: 'Bedankt voor je donatie' },
  bodyDonated: {
    en: 'Your donation goes to where it is needed. This is your certificate, to keep, print or share.',
    nl: 'Je donatie gaat naar waar die nodig is. Dit is je certificaat, om te bewaren, te printen of te delen.',
  },
  buttonDonated: { en: 'Show my certificate', nl: 'Toon mijn certificaat' },
  button: { en: 'Unwrap my gift', nl: 'Pak mijn cadeau uit' },
  buttonMine: { en: 'Show my gift card', nl: 'Toon mijn cadeaubon' },
  redeem: { en: 'Redeem your gift', nl: 'Wissel je cadeau in' },
  redeemWhy: {
    en: 'Would you rather choose a card straight away? This card becomes any card in the shop.',
    nl: 'Wil je liever meteen een bon kiezen? Deze bon wordt elke bon in de winkel.',
  },
  certificate: { en: 'Certificate of thanks', nl: 'Bedankcertificaat' },
  donated: { en: '{amount} was given to {cause}.', nl: '{amount} is geschonken aan {cause}.' },
  thanks: { en: 'Thank you, from everyone it helps.', nl: 'Dank je wel, namens iedereen die ermee geholpen wordt.' },
  keep: {
    en: 'Anyone with this link can spend the gift, so keep this email to yourself.',
    nl: 'Iedereen met deze link kan het cadeau besteden, dus houd deze mail voor jezelf.',
  },
  keepMine: {
    en: 'Giving it to somebody? Print it, or forward this email to that one person: anyone with the link can spend the card.',
    nl: 'Geef je hem aan iemand? Print hem, of stuur deze mail door aan die ene persoon: iedereen met de link kan de bon besteden.',
  },
} as const

/** Different texts for a gift from a named buyer, a gift from an unnamed buyer, a card for the buyer and a donation. */
const WORDS = {
  given: { subject: 'subject', body: 'body', button: 'button', keep: 'keep' },
  unnamed: { subject: 'subjectUnnamed', body: 'body', button: 'button', keep: 'keep' },
  mine: { subject: 'subjectMine', body: 'bodyMine', button: 'buttonMine', keep: 'keepMine' },
  donated: { subject: 'subjectDonated', body: 'bodyDonated', button: 'buttonDonated', keep: null },
} as const

type GiftMail = GiftOfOrder & { packages: readonly PricedPackage[] }

/** The mail to a receiver has a link, never a number or a PIN. The same attempt has the same Message-ID, however often it is sent. */
export async function writeGiftMail(parts: FulfilmentParts, shop: StorefrontContext, mail: GiftMail): Promise<Mail> {
  const { order, shipment, gift, packages } = mail
  const receiver = deliveryAddressOf(order, shipment)
  if (!receiver?.email) throw new Error(`Shipment ${shipment.id} has no e-mail address`)
  const name = firstNameOf(order, shipment)
  const text = textsIn(shop, TEXTS)
  const isDonation = packages.every((one) => one.package.productType === 'DONATION')
  const mine = isDonation ? WORDS.donated : WORDS.mine
  const giver = giverOf(order.billingAddress)
  const given = giver ? WORDS.given : WORDS.unnamed
  const words = shipment.receiverKind === 'ME' ? mine : given
  const token = giftToken(parts, gift)
  const path = localPath(shop, ROUTES.gift.replace('$token', token))
  // The page only shows a button, so that a program that follows the links of a mail opens nothing.
  const redeemPath = (await hasChoiceCard(shop, packages)) && `${localPath(shop, ROUTES.redeemShop)}?redeemToken=${token}`
  const subject = text(words.subject, { giver: giver ?? '' })
  const origin = parts.originOf(shop.storefront)
  const pictures = await Promise.all(packages.map((one) => listPictures(shop, one, origin)))
  const letter = await writeLetter(parts, shop, {
    messageId: `gift.${shipment.id}.${gift.attempt}`,
    to: receiver.email,
    subject,
    preview: subject,
    write: (look) => (
      <>
        <MailHeading>{subject}</MailHeading>
        {name && <p>{text('hello', { name })}</p>}
        <p>{text(isDonation && words.body === 'body' ? 'bodyCertificate' : words.body)}</p>
        {packages.map((one, index) => (
          <GiftBlock key={one.package.id} one={one} look={look} shop={shop} pictures={pictures[index] ?? []} />
        ))}
        <MailButton look={look} href={origin + path}>
          {text(words.button)}
        </MailButton>
        {redeemPath && (
          <p style={{ margin: '0 0 24px' }}>
            {text('redeemWhy')}{' '}
            <a href={origin + redeemPath} style={{ color: look.colours.ink }}>
              {text('redeem')}
            </a>
          </p>
        )}
        {words.keep && !isDonation && <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text(words.keep)}</p>}
      </>
    ),
  })
  return { ...letter, attachments: pictures.flat().flatMap(({ attachment }) => attachment ?? []) }
}

/** A Choice Gift Card is exchanged here; all others are spent at their brand. */
async function hasChoiceCard(shop: StorefrontContext, packages: readonly PricedPackage[]): Promise<boolean> {
  const products = await readCardProducts(
    shop,
    packages.map((one) => one.package.productId),
  )
  return [...products.values()].some(({ isChoiceCard }) => isChoiceCard)
}

type BlockProps = { one: PricedPackage; look: MailLook; shop: StorefrontContext; pictures: readonly GiftPicture[] }

/** The card in its wrapper and the buyer's message as plain text; for a donation, its certificate. */
function GiftBlock({ one, look, shop, pictures }: BlockProps) {
  const { package: bought } = one
  return (
    <div style={{ margin: '24px 0' }}>
      {pictures.map(({ src, alt }) => (
        <div key={src} style={{ margin: '0 0 16px' }}>
          <MailPicture src={src} alt={alt} width={360} />
        </div>
      ))}
      {bought.productType === 'DONATION' && <Certificate one={one} look={look} shop={shop} />}
      {bought.message !== null && <MailMessage look={look} message={bought.message} />}
    </div>
  )
}

function Certificate({ one, look, shop }: Omit<BlockProps, 'pictures'>) {
  const text = textsIn(shop, TEXTS)
  const amount = createWriter(shop).money(shop.storefront.currency, one.qty * one.valueMinor)
  return (
    <div
      style={{
        margin: '0 0 16px',
        padding: 24,
        border: `2px solid ${look.colours.accent}`,
        borderRadius: 12,
        textAlign: 'center',
      }}
    >
      <p style={{ margin: '0 0 8px', fontWeight: 700 }}>{text('certificate')}</p>
      <p style={{ margin: '0 0 8px' }}>{text('donated', { amount, cause: one.package.title })}</p>
      <p style={{ margin: 0, color: look.colours.inkSoft }}>{text('thanks')}</p>
    </div>
  )
}
