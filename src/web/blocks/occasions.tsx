import { useLingui } from '@lingui/react/macro'
import type { OccasionsFragment } from '../../generated/documents.ts'
import { Carousel } from '../ui/carousel.tsx'
import { MoreLink } from './more-link.tsx'
import { Picture } from './picture.tsx'

export function Occasions({ block }: { block: OccasionsFragment }) {
  const { t } = useLingui()
  return (
    <section className="section-space overflow-x-clip">
      <div className="page-width">
        <Carousel
          label={block.title}
          heading={<h2 className="text-title">{block.title}</h2>}
          previousLabel={t`Previous`}
          nextLabel={t`Next`}
          itemClassName="w-48 tablet:w-60 desktop:w-64"
          items={block.occasions.map((occasion) => ({ id: occasion.id, content: <OccasionTile occasion={occasion} /> }))}
        />
        {block.moreLink && <MoreLink link={block.moreLink} className="mt-6" />}
      </div>
    </section>
  )
}

function OccasionTile({ occasion }: { occasion: OccasionsFragment['occasions'][number] }) {
  return (
    <a href={occasion.path} className="group/card block overflow-hidden rounded-card bg-mist">
      {occasion.image && (
        <Picture
          picture={occasion.image}
          decorative
          className="h-auto w-full transition-transform duration-500 ease-out group-hover/card:scale-105"
        />
      )}
      <span className="relative block bg-surface px-1 pt-4 text-lg font-semibold underline-offset-4 group-hover/card:underline">
        {occasion.title}
      </span>
    </a>
  )
}
