import { forgetStored, writeStored } from '../session/storage.ts'

const KEY = 'gclid'

/** The id of the advertisement that led here, as its network writes it; anything else is not kept. */
export function findClickId(address: string): string | undefined {
  const id = new URL(address).searchParams.get(KEY)
  return id && /^[\w-]{1,200}$/.test(id) ? id : undefined
}

/** Kept with the visitor's leave for marketing (spec §2). The visit may have begun on another page than the one where they gave it. */
export function saveClickId(): void {
  const [arrival] = performance.getEntriesByType('navigation')
  const id = findClickId(location.href) ?? (arrival && findClickId(arrival.name))
  if (id) writeStored(KEY, id)
}

export function forgetClickId(): void {
  forgetStored(KEY)
}
