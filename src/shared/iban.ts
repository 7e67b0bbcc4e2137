/** ISO 13616: a country, two check digits and the account. With the first four characters moved to the end and letters as numbers, it is 1 modulo 97. */
export function isIban(text: string): boolean {
  const packed = text.replaceAll(' ', '')
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(packed)) return false
  const digits = (packed.slice(4) + packed.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

/** The sort code and account number that a British IBAN ends with, which people in Britain use. Undefined for any other account. */
export function readBritishAccount(text: string): { sortCode: string; accountNumber: string } | undefined {
  const [, one, two, three, accountNumber] = /^GB\d{2}[A-Z]{4}(\d\d)(\d\d)(\d\d)(\d{8})$/.exec(text.replaceAll(' ', '')) ?? []
  return accountNumber && isIban(text) ? { sortCode: `${one}-${two}-${three}`, accountNumber } : undefined
}
