import type { BlockFragment, FaqFragment } from '../../generated/documents.ts'
import { StructuredData } from '../routing/structured-data.tsx'
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

/** The questions of all blocks in one list: search engines read one FAQ per page. */
export function FaqStructuredData({ blocks }: { blocks: readonly BlockFragment[] }) {
  const questions = blocks.flatMap((block) => (block.__typename === 'FaqBlock' ? block.questions : []))
  if (questions.length === 0) return null
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answerHtml }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answerHtml },
        })),
      }}
    />
  )
}
