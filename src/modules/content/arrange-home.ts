import type { Storefront } from '../storefronts/index.ts'
import type { Block } from './block.ts'

/**
 * Spec §2 has two versions of the home page. The first starts with its promise next to the cards. The second centres the promise above the cards, and
 * shows the most chosen products directly below.
 */
export function arrangeHome(blocks: readonly Block[], version: Storefront['toggles']['home']): Block[] {
  if (version === 'v1') return [...blocks]
  const [opening, ...others] = blocks
  const isChosen = ({ blockType }: Block) => blockType === 'MOST_CHOSEN'
  const hero = opening?.blockType === 'HERO' ? [{ ...opening, isCentred: true }] : opening ? [opening] : []
  return [...hero, ...others.filter(isChosen), ...others.filter((block) => !isChosen(block))]
}
