import { forgetStored, writeStored } from '../session/storage.ts'

const KEY = 'gclid'

/** The id of the advertisement that the visitor clicked, in the format of its network; anything else is ignored. */
export function findClickId(address: string): string | undefined {
  const id = new URL(address).searchParams.get(KEY)
  return id && /^[\w-]{1,200}$/.test(id) ? id : undefined
}

/** Saved once the visitor consents to marketing (spec §2), which may happen on a later page than the one they arrived on. */
export function saveClickId(): void {
  const [arrival] = performance.getEntriesByType('navigation')
  const id = findClickId(location.href) ?? (arrival && findClickId(arrival.name))
  if (id) writeStored(KEY, id)
}

export function forgetClickId(): void {
  forgetStored(KEY)
}
