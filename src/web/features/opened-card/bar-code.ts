/**
 * Code 128, which tills read. Each symbol is three bars and three spaces, written as their widths. Symbols 0 to 99 are pairs of digits in set C; 100
 * changes to set B, 105 starts in set C, 106 stops.
 */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 ' +
  '221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 ' +
  '231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 ' +
  '114131 311141 411131 211412 211214 211232 2331112'
const SYMBOLS = WIDTHS.split(' ')

const TO_SET_B = 100
const START_C = 105
const STOP = 106
/** The code of the digit 0 in set B. */
const ZERO_IN_B = 16

/** The symbols for a string of digits, including the checksum. An odd last digit is written in set B. */
export function listSymbols(digits: string): number[] {
  const pairs = digits.match(/\d\d/g) ?? []
  const last = digits.length % 2 === 1 ? [TO_SET_B, ZERO_IN_B + Number(digits.at(-1))] : []
  const symbols = [START_C, ...pairs.map(Number), ...last]
  const checksum = symbols.reduce((sum, symbol, place) => sum + symbol * Math.max(1, place), 0) % 103
  return [...symbols, checksum, STOP]
}

export type Bar = { at: number; width: number }

/** The dark bars in modules from the left, and the total width. */
export function drawBars(digits: string): { bars: Bar[]; width: number } {
  const bars: Bar[] = []
  let at = 0
  for (const symbol of listSymbols(digits)) {
    for (const [place, width] of (SYMBOLS[symbol] as string).split('').map(Number).entries()) {
      if (place % 2 === 0) bars.push({ at, width })
      at += width
    }
  }
  return { bars, width: at }
}
