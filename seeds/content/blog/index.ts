import type { PageSeed } from '../../types.ts'
import { presentForTheTeacher } from './a-present-for-the-teacher.ts'
import { historyOfTheGiftVoucher } from './a-short-history-of-the-gift-voucher.ts'
import { aYearOfPresents } from './a-year-of-presents-on-a-budget.ts'
import { christmasTimetable } from './christmas-post-timetable.ts'
import { firstTimeParents } from './gifts-for-first-time-parents.ts'
import { peopleWhoHaveEverything } from './gifts-for-people-who-have-everything.ts'
import { giftsForRemoteTeams } from './gifts-for-remote-teams.ts'
import { givingToCharity } from './giving-to-charity-in-someones-name.ts'
import { giftCardScams } from './how-to-spot-a-gift-card-scam.ts'
import { lastMinute } from './last-minute-without-looking-last-minute.ts'
import { etiquetteOfGroupGifts } from './the-etiquette-of-group-gifts.ts'
import { weddingMoney } from './wedding-money-or-a-card.ts'
import { whatToWriteWhenWordsFail } from './what-to-write-when-words-fail.ts'
import { whenGiftCardsExpire } from './when-gift-cards-expire.ts'

/** Newest first. */
export const blogPages: readonly PageSeed[] = [
  christmasTimetable,
  givingToCharity,
  weddingMoney,
  giftCardScams,
  presentForTheTeacher,
  whenGiftCardsExpire,
  lastMinute,
  historyOfTheGiftVoucher,
  firstTimeParents,
  giftsForRemoteTeams,
  peopleWhoHaveEverything,
  etiquetteOfGroupGifts,
  whatToWriteWhenWordsFail,
  aYearOfPresents,
]
