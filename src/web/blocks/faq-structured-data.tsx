import type { BlockFragment } from '../../generated/documents.ts'
import { StructuredData } from '../routing/structured-data.tsx'

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
