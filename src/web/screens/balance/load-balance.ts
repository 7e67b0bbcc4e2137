import { BalanceDocument, type PictureFragment, type RedeemOrderFragment } from '#generated/documents.ts'
import { loadRefusal } from '../../i18n/failures/load-refusal.ts'
import type { Refused } from '../../i18n/failures/read-refusal.ts'
import type { RouterContext } from '../../routing/router-context.ts'

/** `card` is the number from a QR code. `start` means that the page was opened with a redeem token: of a gift ('link') or of an exchange. */
export type BalanceSearch = Refused & { card?: string | undefined; start?: string | undefined; campaign?: string | undefined }

export type BalanceData = {
  /** The open redeem order of this browser. */
  open: RedeemOrderFragment | null
  picture: PictureFragment
  /** The reason why a link did not work or a visit has ended. */
  refusal: string | null
  cardNumber: string
  /** The start that needs a press of a button. */
  waiting: 'gift' | 'exchange' | undefined
  campaign: string | undefined
}

export async function loadBalance({ ask, shop }: RouterContext, search: BalanceSearch): Promise<BalanceData> {
  const [{ redeemOrder, storeData }, refusal] = await Promise.all([
    ask(BalanceDocument, {}),
    loadRefusal(search, shop.textLanguage, 'CARD_NOT_ALLOWED'),
  ])
  return {
    open: redeemOrder,
    picture: storeData.alternativeChoiceImage,
    refusal,
    cardNumber: search.card ?? '',
    waiting: search.start === 'exchange' ? 'exchange' : search.start === 'link' ? 'gift' : undefined,
    campaign: search.campaign,
  }
}
