import { MailButton, MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { ROUTES } from '#shared/paths.ts'
import { type Localised, localPath, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { Draw, Entry } from '../doubler.store.ts'
import type { DoublerParts } from '../doubler-parts.ts'
import { writeDrawTime } from './draw-words.ts'

const TEXTS = {
  subject: { en: 'You’re in the draw of {day}', nl: 'Je doet mee aan de trekking van {day}' },
  heading: { en: 'You’re in the draw', nl: 'Je doet mee' },
  body: {
    en: 'On {day} at {time} we draw one card and double its balance. If it’s yours, we’ll write to this address. Until then you can spend the card as usual; what is on it at the draw is what we double.',
    nl: 'Op {day} om {time} uur trekken we één kaart en verdubbelen we het saldo. Is het de jouwe, dan mailen we je op dit adres. Tot die tijd kun je de kaart gewoon gebruiken; we verdubbelen wat er bij de trekking op staat.',
  },
  ticket: { en: 'Your ticket', nl: 'Je lot' },
  check: {
    en: 'With your ticket and the last four digits of your card you can check that you are in the published list, and that the draw was fair. You don’t have to: we always email the winner.',
    nl: 'Met je lot en de laatste vier cijfers van je kaart kun je nakijken of je op de gepubliceerde lijst staat, en of de trekking eerlijk was. Het hoeft niet: de winnaar krijgt altijd een mail.',
  },
  button: { en: 'How the doubler works', nl: 'Zo werkt de verdubbelaar' },
  ignore: {
    en: 'Didn’t enter? Somebody may have mistyped their address. You can ignore this email.',
    nl: 'Niet meegedaan? Misschien heeft iemand een typefout gemaakt. Je kunt deze mail negeren.',
  },
} as const

type Entered = { entry: Entry; draw: Draw }

/** Repeats no typed text, because the address may belong to a stranger. */
export function writeEntered(parts: DoublerParts, { entry, draw }: Entered, shop: Localised): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const when = writeDrawTime(draw, shop)
  return writeLetter(parts, shop, {
    messageId: `doubler-entered.${entry.id}`,
    to: entry.email,
    subject: text('subject', when),
    preview: text('heading'),
    write: (look) => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text('body', when)}</p>
        <p style={{ overflowWrap: 'anywhere' }}>
          {text('ticket')}: <strong>{entry.ticket}</strong>
        </p>
        <p>{text('check')}</p>
        <MailButton look={look} href={parts.originOf(shop.storefront) + localPath(shop, ROUTES.doubler)}>
          {text('button')}
        </MailButton>
        <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('ignore')}</p>
      </>
    ),
  })
}
