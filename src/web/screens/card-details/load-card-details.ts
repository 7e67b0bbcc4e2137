import { type CardDetailsFragment, CardDetailsVisitorDocument, GiftcardDetailsDocument } from '#generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import type { RouterContext } from '../../routing/router-context.ts'

/** `card` is the id of a card in the customer's account; it works only after logging in. */
export type CardDetailsSearch = { card?: string | undefined }

export type CardDetailsData = {
  isCustomer: boolean
  /** The requested card of the account. */
  details: CardDetailsFragment | null
  failure: CallFailure | undefined
}

export async function loadCardDetails({ ask }: RouterContext, { card }: CardDetailsSearch): Promise<CardDetailsData> {
  const [{ getUserInfo }, answer] = await Promise.all([
    ask(CardDetailsVisitorDocument, {}),
    card ? ask(GiftcardDetailsDocument, { giftcardId: card }) : undefined,
  ])
  return {
    isCustomer: getUserInfo.user !== null,
    details: answer?.giftcardDetails.details ?? null,
    failure: answer?.giftcardDetails.errors[0],
  }
}
