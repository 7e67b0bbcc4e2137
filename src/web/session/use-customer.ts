import { HeaderUserDocument } from '../../generated/documents.ts'
import { setAnswer } from '../data/answers.ts'
import { known, useAnswer } from '../data/use-answer.ts'

/** The first name of a customer; undefined for a guest, and until the shop has answered. */
export function useFirstName(): string | undefined {
  return known(useAnswer(HeaderUserDocument, {}, { isKept: true }).answer)?.getUserInfo.user?.mainProfile.firstName
}

export function setCustomer(mainProfile: { firstName: string } | null): void {
  setAnswer(HeaderUserDocument, {}, { getUserInfo: { user: mainProfile && { mainProfile } } })
}
