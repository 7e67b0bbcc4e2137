import type { FaqFragment } from '../../generated/documents.ts'
import { useChrome } from '../session/use-shop.ts'
import { Accordion } from '../ui/accordion.tsx'
import { HtmlBody } from './html-body.tsx'
import { Picture } from './picture.tsx'

export function Faq({ block }: { block: FaqFragment }) {
  return (
    <section className="section-space">
      <div className="page-width grid gap-8 desktop:grid-cols-[1fr_1.7fr] desktop:gap-16">
        <div className="flex flex-col gap-6">
          <h2 className="text-title">{block.title}</h2>
          <Picture picture={useChrome().storeData.faqImage} decorative className="h-auto w-full max-w-72 max-desktop:hidden" />
        </div>
        <Accordion
          className="self-start"
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
