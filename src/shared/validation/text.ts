/** ©, ®, ™, ‼, ⁉ and arrows count as pictures in Unicode, yet people write with them. */
const PICTURE = /(?![©®™‼⁉\u2190-\u21ff])\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}|\u20e3|\ufe0f/u
const CONTROL = /\p{Cc}/u

/** With a scheme or a path, or ending as most of the web's addresses end. */
const LINK =
  /\b(?:https?|ftp):\/\/|\bmailto:\S|\bwww\.[\p{L}\d]|[\p{L}\d]\.[a-z]{2,24}\/[\p{L}\d]|[\p{L}\d]\.(?:com|net|org|info|biz|shop|store|online|site|xyz|app|dev|io|co\.uk|uk|nl|eu|fr|pl|dk|nz|br)(?![\p{L}\d])/iu

/** The number of a machine: four groups of 0 to 255. */
const MACHINE =
  /(?:^|[^\d.])((?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}(?!\.?\d)(?::\d|\/[a-z])?)/giu
/** A telephone number in four groups ends in two pairs: 20.30.40.50 or 22.123.45.67. */
const TELEPHONE = /^\d{2,3}\.\d{2,3}\.\d\d\.\d\d$/

/** Endings of our other countries, and those that spam likes. Many are words: the label before one has two letters, for "J.de Vries" is a name. */
const WORDLIKE =
  /([\p{L}\d-][\p{L}\d])\.(ae|at|au|be|ca|ch|de|es|ie|it|mx|no|pt|se|us|cc|cn|co|gg|gl|ly|me|pw|ru|su|tk|tv|ws|bid|buzz|click|club|cyou|gift|gifts|icu|link|live|loan|pro|space|tech|top|vip|website|win)(?![\p{L}\d])/giu
/** Those of them that can also start a sentence or a name. */
const WORD = /^(?:at|au|be|ca|de|es|ie|it|me|no|se|us)$/i
const CAPITALIZED = /^[A-Z][a-z]/
/** "Fam.de Vries" is a name too. */
const TITLE = /(?:^|[^\p{L}\d-])(?:dr|drs|ir|ing|prof|mr|mrs|ms|mw|mevr|dhr|fam|hr|sr|sra|st|mme|mlle|ma|dra|sta|sto|fco)$/iu
const LONGEST_TITLE = 4

/** Spec §5: no emoji. */
export function hasEmoji(text: string): boolean {
  return PICTURE.test(text)
}

/** Spec §5: ASCII-only text, from the space to the tilde. */
export function isAsciiOnly(text: string): boolean {
  return /^[ -~]*$/.test(text)
}

/** Line breaks and the like, which no field of one line can hold. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text)
}

/** Characters that look alike, such as a full-width dot, count as what they look like. The caller has checked the length. */
export function hasLink(typed: string): boolean {
  const text = typed.normalize('NFKC')
  return (
    LINK.test(text) ||
    [...text.matchAll(MACHINE)].some(([, number = '']) => !TELEPHONE.test(number)) ||
    [...text.matchAll(WORDLIKE)].some((match) => !isJoined(text, match))
  )
}

/** Two sentences.Without a space between them, or a title and a name. */
function isJoined(text: string, { index, 1: label = '', 2: ending = '' }: RegExpExecArray): boolean {
  if (!WORD.test(ending)) return false
  const end = index + label.length
  return CAPITALIZED.test(ending) || TITLE.test(text.slice(Math.max(0, end - LONGEST_TITLE - 1), end))
}
