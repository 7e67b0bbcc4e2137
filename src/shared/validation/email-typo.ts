/** The mail providers that people use most, in the countries of the storefronts. */
export const MAIL_DOMAINS = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com'],
  ...['yahoo.com', 'ymail.com', 'aol.com', 'proton.me', 'protonmail.com', 'hotmail.co.uk', 'yahoo.co.uk', 'live.co.uk'],
  ...['btinternet.com', 'sky.com', 'virginmedia.com', 'talktalk.net', 'outlook.fr', 'hotmail.fr', 'live.fr', 'yahoo.fr'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'gmx.de', 'gmx.net', 'web.de', 't-online.de'],
  ...['freenet.de', 'hotmail.nl', 'live.nl', 'ziggo.nl', 'kpnmail.nl', 'planet.nl', 'home.nl', 'xs4all.nl', 'telenet.be'],
  ...['skynet.be', 'libero.it', 'hotmail.it', 'wp.pl', 'o2.pl', 'bluewin.ch', 'comcast.net', 'bigpond.com', 'uol.com.br'],
]
const KNOWN: ReadonlySet<string> = new Set(MAIL_DOMAINS)

/** Providers with domains in many countries, and real domains that look like a typing error of another one. */
const ALSO_REAL = /^(hotmail|live|outlook|yahoo|gmx|msn)\.(?!co$|cm$|om$)[a-z]{2}(\.[a-z]{2})?$|^(e?mail|gmx)\.com$/

/** Endings that do not exist and are typing errors of ".com". */
const WRONG_ENDING = /\.(con|cmo|vom|xom|comm|ocm|cim|cpm)$/

/**
 * Proposes "anna@gmail.com" for "anna@gmial.com". Undefined when nothing looks mistyped; the proposal is a hint, never a refusal. It finds domains with one typing
 * error: one letter too many, one missing, one wrong, or two swapped.
 */
export function proposeEmail(email: string): string | undefined {
  const [, mailbox, domain] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(email) ?? []
  if (!mailbox || !domain) return undefined
  const typed = domain.toLowerCase()
  if (KNOWN.has(typed) || ALSO_REAL.test(typed)) return undefined
  const ended = typed.replace(WRONG_ENDING, '.com')
  const meant = KNOWN.has(ended) ? ended : MAIL_DOMAINS.find((known) => isOneTypingError(known, ended))
  const proposed = meant ?? (ended === typed ? undefined : ended)
  return proposed && `${mailbox}@${proposed}`
}

/** Whether the words differ by one typing error. */
function isOneTypingError(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [oneRest, otherRest] = [one.slice(start), other.slice(start)]
  const isSwapped = oneRest[0] === otherRest[1] && oneRest[1] === otherRest[0] && oneRest.slice(2) === otherRest.slice(2)
  return (
    isSwapped || // gmial
    oneRest.slice(1) === otherRest.slice(1) || // gmaul
    oneRest.slice(1) === otherRest || // gmal
    oneRest === otherRest.slice(1) // gmaill
  )
}
