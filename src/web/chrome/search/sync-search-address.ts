/** The `s` parameter follows the text of the box (spec §2) without a navigation: docs/decisions/0027. */
export function syncSearchAddress(text: string): void {
  const address = new URL(location.href)
  const searched = text.trim()
  if ((address.searchParams.get('s') ?? '') === searched) return
  if (searched) address.searchParams.set('s', searched)
  else address.searchParams.delete('s')
  History.prototype.replaceState.call(history, history.state, '', address)
  for (const box of document.querySelectorAll<HTMLInputElement>('header [role="search"] input')) box.value = searched
}
