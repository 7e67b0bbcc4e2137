/** ISO 13616: a country, two check digits and what its banks use; turned round and read as one number, it leaves 1 of 97. */
export function isIban(text: string): boolean {
  const packed = text.replaceAll(' ', '')
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(packed)) return false
  const digits = (packed.slice(4) + packed.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}
