import type { BannerFragment } from '../../generated/documents.ts'
import { classNames } from '../ui/class-names.ts'
import { HtmlBody } from './html-body.tsx'
import { BlockButton } from './more-link.tsx'
import { Picture } from './picture.tsx'

const TONES = {
  ACCENT: 'bg-accent-pale text-ink',
  TRUST: 'bg-trust-pale text-ink',
  QUIET: 'bg-mist text-ink',
} as const

export function Banner({ block }: { block: BannerFragment }) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className={classNames('grid items-center overflow-hidden rounded-card desktop:grid-cols-2', TONES[block.tone])}>
          <div className="flex flex-col items-start gap-5 p-8 tablet:p-12 desktop:p-16">
            <h2 className="text-title">{block.title}</h2>
            <HtmlBody html={block.bodyHtml} className="text-lead" />
            <BlockButton link={block.link} trailingIcon="arrow-right" />
          </div>
          {block.image && <Picture picture={block.image} decorative className="h-full w-full object-cover" />}
        </div>
      </div>
    </section>
  )
}
