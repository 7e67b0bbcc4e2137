import type { StepsFragment } from '../../generated/documents.ts'
import { Band } from './band.tsx'
import { HtmlBody } from './html-body.tsx'
import { Picture } from './picture.tsx'

export function Steps({ block }: { block: StepsFragment }) {
  return (
    <Band title={block.title}>
      <ol className="grid gap-10 tablet:grid-cols-3 tablet:gap-6 desktop:gap-10">
        {block.steps.map((step, index) => (
          <li key={step.title} className="flex flex-col gap-3">
            {step.image && <Picture picture={step.image} decorative className="mb-2 h-auto w-full rounded-card" />}
            <h3 className="flex items-baseline gap-3 text-subheading">
              <span className="text-accent-deep">{index + 1}</span>
              {step.title}
            </h3>
            <HtmlBody html={step.bodyHtml} className="text-ink-soft" />
          </li>
        ))}
      </ol>
    </Band>
  )
}
