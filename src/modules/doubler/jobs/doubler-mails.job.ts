import type { Job } from '#platform/jobs/job.ts'
import { findShop } from '../../storefronts/index.ts'
import { findEntry, findEntryById, readDraw } from '../doubler.store.ts'
import type { DoublerParts } from '../doubler-parts.ts'
import { writeDrawn } from '../mail/doubler-drawn.mail.tsx'
import { writeEntered } from '../mail/doubler-entered.mail.tsx'
import { writeWon } from '../mail/doubler-won.mail.tsx'

export const DOUBLER_ENTERED = 'send-doubler-entered'
export const DOUBLER_WON = 'send-doubler-won'
export const DOUBLER_DRAWN = 'send-doubler-drawn'

type MailJob = Job<{ id: string }>

/** No mail is sent for an erased entry or a storefront that no longer exists. */
export function createEnteredMailJob(parts: DoublerParts): MailJob {
  return {
    name: DOUBLER_ENTERED,
    async run({ db }, { id }) {
      const entry = await findEntryById(db, id)
      const draw = entry && (await readDraw(db, entry.drawId))
      const shop = draw && findShop({ storefront: draw.storefront, language: entry.language })
      if (shop) await parts.mailer.send(await writeEntered(parts, { entry, draw }, shop))
    },
  }
}

/** The job's id is the draw's id. */
export function createWonMailJob(parts: DoublerParts): MailJob {
  return {
    name: DOUBLER_WON,
    async run({ db }, { id }) {
      const draw = await readDraw(db, id)
      const entry = draw.winnerHash === null ? undefined : await findEntry(db, { drawId: id, hash: draw.winnerHash })
      const shop = entry && findShop({ storefront: draw.storefront, language: entry.language })
      if (shop) await parts.mailer.send(await writeWon(parts, { entry, draw }, shop))
    },
  }
}

/** The job's id is the draw's id. */
export function createDrawnMailJob(parts: DoublerParts): MailJob {
  return {
    name: DOUBLER_DRAWN,
    async run({ db }, { id }) {
      const draw = await readDraw(db, id)
      const shop = findShop({ storefront: draw.storefront })
      if (shop) await parts.mailer.send(await writeDrawn(parts, draw, shop))
    },
  }
}
