import { localPath, type StorefrontContext, textsIn, writeLetter } from '#modules/storefronts/index.ts'
import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { ROUTES } from '#shared/paths.ts'
import { firstNameOf } from '../../parcel.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { giftToken, reminderToken } from '../fulfilment-tokens.ts'
import type { GiftOfOrder } from '../gift.ts'
import type { Reminder } from '../reminders/reminders.store.ts'
import { createWriter } from './mail-parts.tsx'
import { giverOf } from './subject-name.ts'

/** The path of the page to unsubscribe from reminders. Mail programs send a POST request to it. */
export const REMINDERS_PATH = '/gift/reminders/'

const TEXTS = {
  subject: { en: 'Your gift from {giver} is waiting', nl: 'Je cadeau van {giver} wacht nog' },
  subjectOwn: { en: 'Your gift card is waiting', nl: 'Je cadeaubon wacht nog' },
  hello: { en: 'Hello {name},', nl: 'Hallo {name},' },
  body: {
    en: 'There is {amount} left to spend, up to and including {lastDay}: {cards}.',
    nl: 'Je kunt nog {amount} besteden, tot en met {lastDay}: {cards}.',
  },
  how: {
    en: 'The button shows your gift and where to spend it. If you have spent it just now, you need not do anything.',
    nl: 'Met de knop zie je je cadeau en waar je het besteedt. Heb je het net besteed? Dan hoef je niets te doen.',
  },
  button: { en: 'Show my gift', nl: 'Toon mijn cadeau' },
  keep: {
    en: 'Anyone with this link can spend the gift, so keep this email to yourself.',
    nl: 'Iedereen met deze link kan het cadeau besteden, dus houd deze mail voor jezelf.',
  },
  keepMine: {
    en: 'Anyone with this link can spend the card, so forward this email only to the person it is for.',
    nl: 'Iedereen met deze link kan de bon besteden, dus stuur deze mail alleen door aan degene voor wie hij is.',
  },
  why: {
    en: 'We remind you 30 and 7 days before a gift card expires.',
    nl: 'We herinneren je 30 en 7 dagen voordat een cadeaubon verloopt.',
  },
  stop: { en: 'Send me no more reminders', nl: 'Stuur me geen herinneringen meer' },
} as const

export type ReminderMail = GiftOfOrder & { shop: StorefrontContext; reminder: Reminder; to: string; leftMinor: number }

/** Sent to the recipient when a card with a balance expires soon. It has a link, never a number or a PIN. */
export async function writeReminderMail(parts: FulfilmentParts, mail: ReminderMail): Promise<Mail> {
  const { shop, order, shipment, gift, reminder, to, leftMinor } = mail
  const text = textsIn(shop, TEXTS)
  const { money, day } = createWriter(shop)
  const origin = parts.originOf(shop.storefront)
  const isMine = shipment.receiverKind === 'ME'
  const giver = isMine ? undefined : giverOf(order.billingAddress)
  const subject = giver ? text('subject', { giver }) : text('subjectOwn')
  const name = firstNameOf(order, shipment)
  const token = reminderToken(parts, reminder)
  const cards = [...new Set(shipment.packages.map(({ title }) => title))].join(', ')
  const letter = await writeLetter(parts, shop, {
    messageId: `reminder.${reminder.shipmentId}.${reminder.expiresOn}.${reminder.days}`,
    to,
    subject,
    preview: text('why'),
    footer: ({ colours }) => (
      <p>
        {text('why')}{' '}
        <a href={`${origin}${localPath(shop, ROUTES.newsletterConfirm)}?reminders=${token}`} style={{ color: colours.inkSoft }}>
          {text('stop')}
        </a>
      </p>
    ),
    write: (look) => (
      <>
        <MailHeading>{subject}</MailHeading>
        {name && <p>{text('hello', { name })}</p>}
        <p>{text('body', { amount: money(order.currency, leftMinor), lastDay: day(reminder.expiresOn), cards })}</p>
        <p>{text('how')}</p>
        <MailButton look={look} href={origin + localPath(shop, ROUTES.gift.replace('$token', giftToken(parts, gift)))}>
          {text('button')}
        </MailButton>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text(isMine ? 'keepMine' : 'keep')}</p>
      </>
    ),
  })
  return {
    ...letter,
    headers: {
      'List-Unsubscribe': `<${origin}${REMINDERS_PATH}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
