import { MailHeading } from '#platform/mail/mail-layout.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import { type Localised, textsIn, writeLetter } from '../../storefronts/index.ts'
import type { Draw } from '../doubler.store.ts'
import type { DoublerParts } from '../doubler-parts.ts'
import { proofPath } from '../draw-proofs.ts'
import { writeDrawTime, writePrize } from './draw-words.ts'

const TEXTS = {
  subject: { en: 'Doubler of {day}: {outcome}', nl: 'Verdubbelaar van {day}: {outcome}' },
  won: { en: '{prize} to {initials}', nl: '{prize} voor {initials}' },
  nobody: { en: 'no winner', nl: 'geen winnaar' },
  heading: { en: 'The doubler was drawn', nl: 'De verdubbelaar is getrokken' },
  entries: {
    en: 'Entries: {entries}. Drawn but not valid: {skipped}. Result: {outcome}.',
    nl: 'Inzendingen: {entries}. Getrokken maar niet geldig: {skipped}. Uitslag: {outcome}.',
  },
  proof: { en: 'The proof: {proof}', nl: 'Het bewijs: {proof}' },
} as const

/** For staff: numbers, and no names. */
export function writeDrawn(parts: DoublerParts, draw: Draw, shop: Localised): Promise<Mail> {
  const text = textsIn(shop, TEXTS)
  const { winnerInitials } = draw
  const outcome =
    winnerInitials === null ? text('nobody') : text('won', { prize: writePrize(draw, shop), initials: winnerInitials })
  const words = { ...writeDrawTime(draw, shop), outcome }
  const proof = parts.originOf(shop.storefront) + proofPath(draw)
  return writeLetter(parts, shop, {
    messageId: `doubler-drawn.${draw.id}`,
    to: shop.storefront.company.email,
    subject: text('subject', words),
    preview: text('heading'),
    write: () => (
      <>
        <MailHeading>{text('heading')}</MailHeading>
        <p>{text('entries', { ...words, entries: String(draw.entryCount ?? 0), skipped: String(draw.skippedCount) })}</p>
        <p style={{ overflowWrap: 'anywhere' }}>{text('proof', { proof })}</p>
      </>
    ),
  })
}
