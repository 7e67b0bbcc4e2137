import { BlockList } from '../../blocks/block-list.tsx'
import type { PageData } from '../../data/load-page.ts'
import { PageHeading } from '../../features/content-page/content-page.tsx'
import { QuoteSection, type QuoteStore } from './quote-section.tsx'

/** The editors' page for businesses, with the quote form after its first block. */
export function BusinessScreen({ page, store }: { page: PageData; store: QuoteStore }) {
  const [first, ...rest] = page.blocks
  return (
    <>
      <PageHeading page={page} />
      {first && <BlockList blocks={[first]} />}
      <QuoteSection {...store} />
      <BlockList blocks={rest} />
    </>
  )
}
