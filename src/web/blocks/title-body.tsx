import type { TitleBodyFragment } from '../../generated/documents.ts'
import { HtmlBody } from './html-body.tsx'

/** Plain text: terms, articles. It follows the previous block without a new band. */
export function TitleBody({ block }: { block: TitleBodyFragment }) {
  return (
    <section className="page-width py-6">
      <div className="mx-auto max-w-[44rem]">
        {block.heading && <h2 className="mb-5 text-heading">{block.heading}</h2>}
        <HtmlBody html={block.bodyHtml} />
      </div>
    </section>
  )
}
