import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { ROUTES } from '#shared/paths.ts'
import { type Localised, localPath, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { Draw, Entry } from '../doubler.store.ts'
import type { DoublerParts } from '../doubler-parts.ts'
import { writeDrawTime, writePrize } from './draw-words.ts'

const TEXTS = {
  subject: { en: 'You won the doubler: {prize}', nl: 'Je hebt de verdubbelaar gewonnen: {prize}' },
  heading: { en: 'You won! {prize} more on your card', nl: 'Gewonnen! {prize} extra op je kaart' },
  body: {
    en: 'Your card ending in {lastFour} was drawn on {day}. {prize} is on it already: there is nothing to claim and nothing to pay.',
    nl: 'Je kaart die eindigt op {lastFour} is getrokken op {day}. De {prize} staat er al op: je hoeft niets te doen en niets te betalen.',
  },
  safe: {
    en: 'We’ll never ask you for your PIN, by email or by phone. Check your balance on our site whenever you like.',
    nl: 'We vragen je nooit om je pincode, niet per mail en niet aan de telefoon. Je saldo kijk je na op onze site, wanneer je wilt.',
  },
  button: { en: 'Check your balance', nl: 'Bekijk je saldo' },
} as const

/** Shows only the last four digits, because a reader of this mail must not get the card. */
export function writeWon(parts: DoublerParts, { entry, draw }: { entry: Entry; draw: Draw }, shop: Localised): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const words = { ...writeDrawTime(draw, shop), prize: writePrize(draw, shop), lastFour: entry.lastFour }
  return writeLetter(parts, shop, {
    messageId: `doubler-won.${draw.id}`,
    to: entry.email,
    subject: text('subject', words),
    preview: text('heading', words),
    write: (look) => (
      <>
        <MailHeading>{text('heading', words)}</MailHeading>
        <p>{text('body', words)}</p>
        <MailButton look={look} href={parts.originOf(shop.storefront) + localPath(shop, ROUTES.balance)}>
          {text('button')}
        </MailButton>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('safe')}</p>
      </>
    ),
  })
}
