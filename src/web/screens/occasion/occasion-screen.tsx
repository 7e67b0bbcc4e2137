import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { HtmlBody } from '../../blocks/html-body.tsx'
import { Picture } from '../../blocks/picture.tsx'
import { ProductTile } from '../../blocks/product-tile.tsx'
import { Trail } from '../../blocks/trail.tsx'
import { saveLastOccasion } from '../../features/gift-builder/last-occasion.ts'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { OccasionData } from './load-occasion.ts'
import { ReadyMessages } from './ready-messages.tsx'

/** One occasion: its picture, the cards that suit it, gift ideas and ready messages. */
export function OccasionScreen({ occasion, products }: OccasionData) {
  useEffect(() => saveLastOccasion(occasion.id), [occasion.id])
  return (
    <>
      <OccasionHeading occasion={occasion} />
      {products.length > 0 && <SuitingCards title={occasion.popularTitle} products={products} />}
      <section className="section-space bg-mist">
        <div className="page-width grid gap-12 desktop:grid-cols-[1.4fr_1fr] desktop:gap-16">
          <HtmlBody html={occasion.bodyHtml} />
          <ReadyMessages messages={occasion.messages} />
        </div>
      </section>
    </>
  )
}

function OccasionHeading({ occasion }: Pick<OccasionData, 'occasion'>) {
  const href = useHref()
  const { t } = useLingui()
  const { title } = occasion
  return (
    <div className="page-width pt-3">
      <Trail
        items={[
          { label: t`Occasions`, href: href('occasions') },
          { label: title, href: occasion.path },
        ]}
      />
      <div className="mt-3 grid items-center gap-8 desktop:mt-5 desktop:grid-cols-2 desktop:gap-16">
        {occasion.image && (
          <Picture picture={occasion.image} decorative priority className="h-auto w-full rounded-card desktop:order-last" />
        )}
        <div className="flex min-w-0 flex-col items-start gap-5">
          <h1 className="text-title">{occasion.cardsTitle}</h1>
          <p className="text-lead text-ink-soft">{occasion.intro}</p>
          <ButtonLink href="#cards" size="large">
            <Trans>See the gift cards</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function SuitingCards({ title, products }: { title: string; products: OccasionData['products'] }) {
  const href = useHref()
  return (
    <section id="cards" className="section-space">
      <div className="page-width flex flex-col gap-8">
        <h2 className="text-heading">{title}</h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4 desktop:gap-y-10">
          {products.map((product, index) => (
            <li key={product.id} data-product={product.id} data-position={index + 1}>
              <ProductTile product={product} />
            </li>
          ))}
        </ul>
        <ButtonLink href={href('giftCards')} variant="secondary" className="self-center" trailingIcon="arrow-right">
          <Trans>View all gift cards</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}
