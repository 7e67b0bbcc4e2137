import { Trans } from '@lingui/react/macro'
import type { FeaturedBlockFragment } from '#generated/documents.ts'
import { useNewTabLabel } from '../../blocks/more-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

/** Blocks that the storefront shows on every product page (spec §3: pdpFeaturedBlock, pdpPromotionBlock). */
export function FeaturedBlocks({ blocks }: { blocks: readonly FeaturedBlockFragment[] }) {
  return (
    <div className="section-space page-width grid gap-4 tablet:grid-cols-2 tablet:gap-6">
      {blocks.map((block, index) => (
        <section
          key={block.title}
          className={classNames(
            'flex flex-col items-start gap-3 rounded-card p-6 tablet:p-8 desktop:p-10',
            index === 0 ? 'bg-accent-pale' : 'bg-trust-pale',
          )}
        >
          <h2 className="text-heading">{block.title}</h2>
          <p className="text-lead">{block.body}</p>
          <ReadMore block={block} />
        </section>
      ))}
    </div>
  )
}

function ReadMore({ block }: { block: FeaturedBlockFragment }) {
  return (
    <Link href={block.path.href} variant="standalone" newTabLabel={useNewTabLabel(block)} className="mt-auto">
      <Trans>Read more</Trans>
      <span className="sr-only">: {block.title}</span>
    </Link>
  )
}
