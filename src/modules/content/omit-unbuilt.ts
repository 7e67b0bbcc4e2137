import type { BlockSeed } from '../../../seeds/types.ts'
import { isBuilt } from '../../shared/built-routes.ts'

/** The blocks of a page without everything about a part of the shop that is not built yet. It comes back when that part is built. */
export function omitUnbuilt(blocks: readonly BlockSeed[], isThere: (href: string) => boolean = isBuilt): BlockSeed[] {
  return blocks.flatMap((block) => {
    const { needs, ...rest } = block
    if (needs && !isThere(needs)) return []
    if ('link' in rest && rest.link && !isThere(rest.link.href)) return []
    return [withoutUnbuiltParts(rest as BlockSeed, isThere)]
  })
}

function withoutUnbuiltParts(block: BlockSeed, isThere: (href: string) => boolean): BlockSeed {
  if (block.blockType === 'FAQ') {
    const shown = block.questions.filter(
      ({ answer, needs }) => (!needs || isThere(needs)) && listLinks(answer).every((href) => isThere(href)),
    )
    return { ...block, questions: shown.map(({ question, answer }) => ({ question, answer })) }
  }
  if (block.blockType === 'HERO' && block.secondLink && !isThere(block.secondLink.href)) return omitSecondLink(block)
  if ('body' in block && typeof block.body === 'string')
    return { ...block, body: omitUnbuiltText(block.body, isThere) } as BlockSeed
  return block
}

function omitSecondLink({ secondLink: _unbuilt, ...hero }: Extract<BlockSeed, { blockType: 'HERO' }>): BlockSeed {
  return hero
}

/** Markdown without the paragraphs, list items and table rows that link to what is not built, and without headings left empty by that. */
export function omitUnbuiltText(markdown: string, isThere: (href: string) => boolean = isBuilt): string {
  if (listLinks(markdown).every((href) => isThere(href))) return markdown
  const parts = markdown.split(/\n{2,}/).map((part) => dropItems(part, isThere))
  const built = parts.filter((part) => part !== '')
  return built.filter((part, index) => !isEmptySection(part, built[index + 1])).join('\n\n')
}

/** A paragraph is one item; a list or a table has one for each line that starts with its mark. */
function dropItems(part: string, isThere: (href: string) => boolean): string {
  const items = part.split(/\n(?=\s*(?:[-*|]|\d+\.))/)
  return items.filter((item) => listLinks(item).every((href) => isThere(href))).join('\n')
}

function isEmptySection(part: string, next: string | undefined): boolean {
  const level = headingLevel(part)
  const nextLevel = next === undefined ? 1 : headingLevel(next)
  return level > 0 && nextLevel > 0 && nextLevel <= level
}

/** 2 for "## Starting", 0 for what is no heading. */
function headingLevel(part: string): number {
  return /^(#+) /.exec(part)?.[1]?.length ?? 0
}

function listLinks(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map((found) => found[1] as string)
}
