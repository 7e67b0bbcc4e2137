import type { ImageBodyFragment } from '../../generated/documents.ts'
import { classNames } from '../ui/class-names.ts'
import { HtmlBody } from './html-body.tsx'
import { MoreLink } from './more-link.tsx'
import { Picture } from './picture.tsx'

export function ImageBody({ block, priority }: { block: ImageBodyFragment; priority: boolean }) {
  return (
    <section className="section-space">
      <div className="page-width grid items-center gap-8 desktop:grid-cols-2 desktop:gap-16">
        {block.image && (
          <Picture
            picture={block.image}
            decorative
            priority={priority}
            className={classNames('h-auto w-full rounded-card', block.imageSide === 'RIGHT' && 'desktop:order-last')}
          />
        )}
        <div className="flex flex-col gap-5">
          <h2 className="text-title">{block.title}</h2>
          <HtmlBody html={block.bodyHtml} />
          {block.moreLink && <MoreLink link={block.moreLink} />}
        </div>
      </div>
    </section>
  )
}
