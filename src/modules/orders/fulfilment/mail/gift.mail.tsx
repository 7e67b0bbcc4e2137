import { Fragment } from 'react'
import type { Image } from '../../../../platform/art.ts'
import { MailButton, MailHeading, type MailLook } from '../../../../platform/mail/mail-layout.tsx'
import type { Mail } from '../../../../platform/mail/mailer.ts'
import { ROUTES } from '../../../../shared/paths.ts'
import { localPath, type StorefrontContext, speak, writeLetter } from '../../../storefronts/index.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import type { PricedPackage } from '../../price-order.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { giftToken } from '../fulfilment-tokens.ts'
import type { GiftOfOrder } from '../gift.ts'
import { createWriter, MailPicture } from './mail-parts.tsx'
import { drawWrappedCard } from './wrapped-card.ts'

const TEXTS = {
  subject: { en: 'A gift is waiting for you', nl: 'Er wacht een cadeau op je' },
  subjectMine: { en: 'Your gift card is here', nl: 'Je cadeaubon is er' },
  heading: { en: '{giver} has a gift for you', nl: '{giver} heeft een cadeau voor je' },
  headingMine: { en: 'Here it is', nl: 'Hier is hij' },
  hello: { en: 'Hello {name},', nl: 'Hallo {name},' },
  body: {
    en: 'It is wrapped and ready. Open it whenever you like: behind the button you unwrap your gift and find everything you need to use it.',
    nl: 'Het is ingepakt en klaar. Open het wanneer je wilt: achter de knop pak je je cadeau uit en vind je alles wat je nodig hebt om het te gebruiken.',
  },
  bodyMine: {
    en: 'What you ordered is ready. Behind the button you find its number and PIN.',
    nl: 'Wat je bestelde staat klaar. Achter de knop vind je het nummer en de pincode.',
  },
  subjectDonated: { en: 'Thank you for your donation', nl: 'Bedankt voor je donatie' },
  headingDonated: { en: 'Thank you', nl: 'Dank je wel' },
  bodyDonated: {
    en: 'Your donation goes to where it is needed. This is your certificate, to keep or to pass on.',
    nl: 'Je donatie gaat naar waar die nodig is. Dit is je certificaat, om te bewaren of door te geven.',
  },
  buttonDonated: { en: 'Show my certificate', nl: 'Toon mijn certificaat' },
  button: { en: 'Unwrap my gift', nl: 'Pak mijn cadeau uit' },
  buttonMine: { en: 'Show my gift card', nl: 'Toon mijn cadeaubon' },
  certificate: { en: 'Certificate of thanks', nl: 'Bedankcertificaat' },
  donated: { en: '{amount} was given to {cause}.', nl: '{amount} is geschonken aan {cause}.' },
  thanks: { en: 'Thank you, from everyone it helps.', nl: 'Dank je wel, namens iedereen die ermee geholpen wordt.' },
  keep: {
    en: 'The link is yours alone. Whoever has it can use the gift, so please do not pass this mail on.',
    nl: 'De link is alleen voor jou. Wie hem heeft, kan het cadeau gebruiken, dus stuur deze mail niet door.',
  },
} as const

/** The texts differ for a gift to somebody, a card for oneself and a donation. */
const WORDS = {
  given: { subject: 'subject', heading: 'heading', body: 'body', button: 'button' },
  mine: { subject: 'subjectMine', heading: 'headingMine', body: 'bodyMine', button: 'buttonMine' },
  donated: { subject: 'subjectDonated', heading: 'headingDonated', body: 'bodyDonated', button: 'buttonDonated' },
} as const

type GiftMail = GiftOfOrder & { packages: readonly PricedPackage[] }

/** The mail to a receiver has a link, never a number or a PIN. The same attempt has the same Message-ID, however often it is sent. */
export async function writeGiftMail(parts: FulfilmentParts, shop: StorefrontContext, whole: GiftMail): Promise<Mail> {
  const { order, shipment, gift, packages } = whole
  const receiver = deliveryAddressOf(order, shipment)
  if (!receiver?.email) throw new Error(`Shipment ${shipment.id} has no e-mail address`)
  const text = speak(shop, TEXTS)
  const isDonation = packages.every((one) => one.package.productType === 'DONATION')
  const mine = isDonation ? WORDS.donated : WORDS.mine
  const words = shipment.receiverKind === 'ME' ? mine : WORDS.given
  const giver = order.billingAddress?.firstName ?? order.billingAddress?.companyName ?? shop.storefront.name
  const path = localPath(shop, ROUTES.gift.replace('$token', giftToken(parts, gift)))
  const subject = text(words.subject)
  const origin = parts.originOf(shop.storefront)
  const pictures = await Promise.all(packages.map((one) => listPictures(shop, one, origin)))
  const letter = await writeLetter(parts, shop, {
    messageId: `gift.${shipment.id}.${gift.attempt}`,
    to: receiver.email,
    subject,
    preview: subject,
    write: (look) => (
      <>
        <MailHeading>{text(words.heading, { giver })}</MailHeading>
        {receiver.firstName && <p>{text('hello', { name: receiver.firstName })}</p>}
        <p>{text(words.body)}</p>
        {packages.map((one, index) => (
          <GiftBlock key={one.package.id} one={one} look={look} shop={shop} pictures={pictures[index] ?? []} />
        ))}
        <MailButton look={look} href={origin + path}>
          {text(words.button)}
        </MailButton>
        {!isDonation && <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('keep')}</p>}
      </>
    ),
  })
  return { ...letter, attachments: pictures.flat().flatMap(({ attachment }) => attachment ?? []) }
}

type GiftPicture = { src: string; alt: string; attachment?: NonNullable<Mail['attachments']>[number] }

/** The card, in its wrapper if it has one; only the wrapper if the shop no longer sells the card. */
async function listPictures({ art, storefront }: StorefrontContext, one: PricedPackage, origin: string): Promise<GiftPicture[]> {
  const { wrapper, variation, package: bought } = one
  const remote = ({ url, alt }: Image) => ({ src: origin + url.href.replace(/\.svg$/, '.png'), alt })
  const card = variation?.product.image
  const sleeve = wrapper && art.findImage(`wrappers/${wrapper.art}`, wrapper.title)
  if (!wrapper || !sleeve || !card) return [sleeve, card].flatMap((image) => (image ? remote(image) : []))
  const back = art.readImage(`wrappers/${wrapper.art}-back`, '')
  const front = art.readImage(`wrappers/${wrapper.art}-front`, '')
  const cid = `${bought.id}@${storefront.host}`
  const content = await drawWrappedCard(art, { back, card, front })
  return [{ src: `cid:${cid}`, alt: `${card.alt}, ${sleeve.alt}`, attachment: { cid, filename: 'gift.png', content } }]
}

type BlockProps = { one: PricedPackage; look: MailLook; shop: StorefrontContext; pictures: readonly GiftPicture[] }

/** The card in its wrapper and the buyer's message, as plain text; for a donation its certificate. */
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
      {bought.message !== null && (
        <blockquote
          style={{
            margin: 0,
            padding: '4px 0 4px 16px',
            borderLeft: `3px solid ${look.colours.accent}`,
            wordBreak: 'break-word',
          }}
        >
          {bought.message.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </blockquote>
      )}
    </div>
  )
}

function Certificate({ one, look, shop }: Omit<BlockProps, 'pictures'>) {
  const text = speak(shop, TEXTS)
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
