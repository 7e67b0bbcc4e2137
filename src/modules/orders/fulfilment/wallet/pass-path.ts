/** The folder of cards for phone wallets; the file's name is the token of the gift's link and the card's id. */
export const PASS_FOLDER = '/documents/wallet/'

export function passPath(token: string, cardId: string): string {
  return `${PASS_FOLDER}${token}/${cardId}.pkpass`
}
