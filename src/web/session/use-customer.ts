import { HeaderUserDocument } from '../../generated/documents.ts'
import { setAnswer } from '../data/answers.ts'
import { keyOf } from '../data/load-answer.ts'
import { useAnswer } from '../data/use-answer.ts'
import { known } from '../data/use-known-answer.ts'

/** The first name of a customer; undefined for a guest, and until the shop has answered. */
export function useFirstName(): string | undefined {
  return known(useAnswer(HeaderUserDocument, {}, { isCached: true }).answer)?.getUserInfo.user?.mainProfile.firstName
}

export function setCustomer(mainProfile: { firstName: string } | null): void {
  setAnswer(keyOf(HeaderUserDocument, {}), { getUserInfo: { user: mainProfile && { mainProfile } } })
}
