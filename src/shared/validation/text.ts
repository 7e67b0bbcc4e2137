/** Unicode counts ©, ®, ™, ‼, ⁉ and arrows as pictures, but people use them in texts. */
const PICTURE = /(?![©®™‼⁉\u2190-\u21ff])\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}|\u20e3|\ufe0f/u
const CONTROL = /\p{Cc}/u
/** Invisible characters, such as soft hyphens and zero-width spaces. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** A web address with a scheme or a path, or with one of the most common endings. */
const LINK =
  /\b(?:https?|ftp):\/\/|\bmailto:\S|\bwww\.[\p{L}\d]|[\p{L}\d]\.[a-z]{2,24}\/[\p{L}\d]|[\p{L}\d]\.(?:com|net|org|info|biz|shop|store|online|site|xyz|app|dev|io|co\.uk|uk|nl|fr|pl|dk|nz|br)(?![\p{L}\d])/iu

/** An IPv4 address: four groups of 0 to 255. */
const MACHINE =
  /(?:^|[^\d.])((?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}(?!\.?\d)(?::\d|\/[a-z])?)/giu
/** A telephone number in four groups ends in two pairs: 20.30.40.50 or 22.123.45.67. */
const TELEPHONE = /^\d{2,3}\.\d{2,3}\.\d\d\.\d\d$/

/** Endings of other countries with a storefront, and endings common in spam. Many are words, so the label before must have two letters: "J.de Vries" is a name. */
const WORDLIKE =
  /([\p{L}\d-][\p{L}\d])\.(ae|ai|at|au|be|ca|ch|de|es|eu|ie|it|mx|no|pt|se|us|cc|cn|co|cz|gd|gg|gl|gq|hk|jp|kz|ly|me|pw|ru|sg|su|tk|tv|tw|ua|vg|vn|ws|bank|bid|bond|buzz|cash|casino|cfd|claims|click|cloud|club|credit|cyou|deals|digital|email|finance|gift|gifts|group|help|host|icu|link|live|loan|loans|media|mobi|money|monster|mov|network|page|poker|press|pro|promo|quest|sale|sbs|security|services|solutions|space|support|tech|tips|top|trade|vip|website|win|zip)(?![\p{L}\d])/giu
/** Endings of all other countries. After only digits they are units: "500.kr". */
const COUNTRY =
  /([\p{L}\d-]\p{L}|[\p{L}-]\d)\.(ac|ad|af|ag|al|am|ao|ar|as|aw|ax|az|ba|bb|bd|bf|bg|bh|bi|bj|bm|bn|bo|bs|bt|bw|by|bz|cd|cf|cg|ci|ck|cl|cm|cr|cu|cv|cw|cx|cy|dj|dm|do|dz|ec|ee|eg|er|et|fi|fj|fk|fm|fo|ga|ge|gf|gh|gi|gm|gn|gp|gr|gs|gt|gu|gw|gy|hm|hn|hr|ht|hu|id|il|im|in|iq|ir|is|je|jm|jo|ke|kg|kh|ki|km|kn|kp|kr|kw|ky|la|lb|lc|li|lk|lr|ls|lt|lu|lv|ma|mc|md|mg|mh|mk|ml|mm|mn|mo|mp|mq|mr|ms|mt|mu|mv|mw|my|mz|na|nc|ne|nf|ng|ni|np|nu|om|pa|pe|pf|pg|ph|pk|pm|pn|pr|ps|py|qa|re|ro|rs|rw|sa|sb|sc|sd|sh|si|sk|sl|sm|sn|so|sr|ss|st|sv|sx|sy|sz|tc|td|tf|tg|th|tj|tl|tm|tn|to|tr|tt|tz|ug|uy|uz|va|vc|ve|vi|vu|wf|ye|yt|za|zm|zw)(?![\p{L}\d])/giu
/** Endings that are also a word or abbreviation in a language of the shop. Followed by another word, they begin a sentence: "happy birthday.to you". */
const SMALL_WORD =
  /^(?:ad|al|am|as|ba|bi|by|ci|do|er|et|ga|gr|hr|id|il|im|in|is|je|jo|ki|la|li|ma|mr|ms|my|na|ne|ni|nu|om|pa|pm|pr|ps|re|sa|si|so|st|to|va|ve|vi|ye|za)$/i
const WORD_BEHIND = /^\s[\p{L}\d]/u
/** A mail address with any ending. */
const MAILBOX = /[^\s@]@[^\s@.]+\.\p{L}{2}/u
/** Endings that can also start a sentence or a name. */
const WORD =
  /^(?:ai|at|au|be|ca|de|es|eu|ie|it|me|no|se|us|bank|bond|cash|casino|claims|cloud|credit|deals|digital|email|finance|group|help|host|media|money|monster|network|page|poker|press|promo|quest|sale|security|services|solutions|support|tips|trade)$/i
/** Short links such as t.me have a label of one letter. A capitalized ending is a family name: "J.Ly". */
const SHORT = /(?:^|[^\p{L}\d.-])\p{L}\.(cc|co|gd|gg|gl|ly|me|mp|pw|ru|tk|tv|ws)(?![\p{L}\d])/giu
const CAPITALIZED = /^[A-Z][a-z]/
/** Titles before a name, such as "Fam.de Vries". */
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

/** Control characters such as line breaks, which a one-line field cannot contain. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text)
}

/**
 * Characters that look alike, such as a full-width dot, count as the character that they look like; so does the Chinese and Japanese full stop, which browsers
 * treat as a dot. Invisible characters are ignored. The caller must check the length first.
 */
export function hasLink(typed: string): boolean {
  const text = typed.replace(INVISIBLE, '').normalize('NFKC').replaceAll('\u3002', '.')
  return (
    LINK.test(text) ||
    MAILBOX.test(text) ||
    [...text.matchAll(MACHINE)].some(([, number = '']) => !TELEPHONE.test(number)) ||
    [...text.matchAll(WORDLIKE)].some((match) => !isJoined(text, match)) ||
    [...text.matchAll(COUNTRY)].some((match) => !isSmallWord(text, match)) ||
    [...text.matchAll(SHORT)].some(([, ending = '']) => !CAPITALIZED.test(ending))
  )
}

/** True for two sentences.Without a space between them, and for a title and a name. */
function isJoined(text: string, match: RegExpExecArray): boolean {
  const { index, 1: label = '', 2: ending = '' } = match
  if (!WORD.test(ending)) return false
  const end = index + label.length
  return (
    (CAPITALIZED.test(ending) && hasWordBehind(text, match)) || TITLE.test(text.slice(Math.max(0, end - LONGEST_TITLE - 1), end))
  )
}

/** True for a short word at the start of the next sentence, capitalized or not. */
function isSmallWord(text: string, match: RegExpExecArray): boolean {
  const ending = match[2] ?? ''
  return SMALL_WORD.test(ending) && hasWordBehind(text, match)
}

/** Whether another word follows: a web address ends there, a sentence continues. */
function hasWordBehind(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const end = index + found.length
  return WORD_BEHIND.test(text.slice(end, end + 3))
}
