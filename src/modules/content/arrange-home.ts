import type { Storefront } from '../storefronts/index.ts'
import type { Block } from './block.ts'

/**
 * Spec §2 has two versions of the home page. The first opens with its promise beside the cards. The second centres the promise above them, and shows
 * what is most chosen right below.
 */
export function arrangeHome(blocks: readonly Block[], version: Storefront['toggles']['home']): Block[] {
  if (version === 'v1') return [...blocks]
  const [opening, ...others] = blocks
  const isChosen = ({ blockType }: Block) => blockType === 'MOST_CHOSEN'
  const hero = opening?.blockType === 'HERO' ? [{ ...opening, isCentred: true }] : opening ? [opening] : []
  return [...hero, ...others.filter(isChosen), ...others.filter((block) => !isChosen(block))]
}
