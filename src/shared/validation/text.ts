/** ©, ®, ™, ‼, ⁉ and arrows count as pictures in Unicode, yet people write with them. */
const PICTURE = /(?![©®™‼⁉\u2190-\u21ff])\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}|\u20e3|\ufe0f/u
const CONTROL = /\p{Cc}/u

/** With a scheme or a path, or ending as most of the web's addresses end. A sentence.Without a space is none. */
const LINK =
  /\b(?:https?|ftp):\/\/|\bmailto:\S|\bwww\.[\p{L}\d]|[\p{L}\d]\.[a-z]{2,24}\/[\p{L}\d]|[\p{L}\d]\.(?:com|net|org|info|biz|shop|store|online|site|xyz|app|dev|io|co\.uk|uk|nl|eu|fr|pl|dk|nz|br)(?![\p{L}\d])/iu

/** Spec §5: no emoji. */
export function hasEmoji(text: string): boolean {
  return PICTURE.test(text)
}

/** Line breaks and the like, which no field of one line can hold. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text)
}

export function hasLink(text: string): boolean {
  return LINK.test(text)
}
