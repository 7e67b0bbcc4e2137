/** How long a closed notice stays hidden (spec §9). */
const DISMISSED_MS = 2 * 24 * 60 * 60 * 1000

/** When a notice that is closed now may be shown again. */
export function expiryOf(closedAtMs: number): number {
  return closedAtMs + DISMISSED_MS
}

/** True while the saved expiry of a closed notice is in the future; false when it is absent, past or unreadable (spec §4). */
export function isDismissed(expiry: string | null, nowMs: number): boolean {
  return Number(expiry ?? 0) > nowMs
}

/** The notice is for visitors whose country is known and is not the storefront's (spec §2). */
export function isElsewhere(visitorCountry: string | null, shopCountry: string): visitorCountry is string {
  return visitorCountry !== null && visitorCountry !== shopCountry
}
