import type { TitleUspsImageFragment } from '../../generated/documents.ts'
import { Icon } from '../ui/icon.tsx'
import { MoreLink } from './more-link.tsx'
import { Picture } from './picture.tsx'

/** A heading, a list of selling points, a picture. */
export function TitleUspsImage({ block, priority }: { block: TitleUspsImageFragment; priority: boolean }) {
  return (
    <section className="section-space">
      <div className="page-width grid items-center gap-8 desktop:grid-cols-2 desktop:gap-16">
        <div className="flex flex-col gap-6">
          <h2 className="text-title">{block.title}</h2>
          <ul className="flex flex-col gap-3.5 text-lead">
            {block.usps.map((usp) => (
              <li key={usp} className="flex gap-3.5">
                <Icon name="check" className="mt-1 size-6 shrink-0 text-trust" />
                {usp}
              </li>
            ))}
          </ul>
          {block.moreLink && <MoreLink link={block.moreLink} />}
        </div>
        {block.image && <Picture picture={block.image} decorative priority={priority} className="h-auto w-full rounded-card" />}
      </div>
    </section>
  )
}
