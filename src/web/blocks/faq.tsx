import type { FaqFragment } from '../../generated/documents.ts'
import { Accordion } from '../ui/accordion.tsx'
import { HtmlBody } from './html-body.tsx'

export function Faq({ block }: { block: FaqFragment }) {
  return (
    <section className="section-space">
      <div className="page-width grid gap-8 desktop:grid-cols-[1fr_1.7fr] desktop:gap-16">
        <h2 className="text-title">{block.title}</h2>
        <Accordion
          items={block.questions.map((item) => ({
            id: item.id,
            title: item.question,
            content: <HtmlBody html={item.answerHtml} />,
          }))}
        />
      </div>
    </section>
  )
}
