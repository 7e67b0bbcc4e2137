/** Where a card of a gift is downloaded for the wallet of a phone: the token of the gift's link, and the card. */
export const PASS_FOLDER = '/documents/wallet/'

export function passPath(token: string, cardId: string): string {
  return `${PASS_FOLDER}${token}/${cardId}.pkpass`
}
