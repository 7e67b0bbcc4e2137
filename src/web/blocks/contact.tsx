import type { ContactFragment } from '../../generated/documents.ts'
import { HtmlBody } from './html-body.tsx'

export function Contact({ block }: { block: ContactFragment }) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="flex flex-col gap-5 rounded-card bg-trust-pale p-8 tablet:p-12">
          <h2 className="text-title">{block.title}</h2>
          <HtmlBody html={block.bodyHtml} className="text-lead" />
        </div>
      </div>
    </section>
  )
}
