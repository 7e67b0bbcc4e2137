import { Trans } from '@lingui/react/macro'
import { BlockList } from '../../blocks/block-list.tsx'
import type { PageData } from '../../data/load-page.ts'
import type { ProductData } from '../../features/product/load-product.ts'
import { useProductName } from '../../features/product/product-name.ts'
import { useHand, useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'

/** The business page, opened from a product: that card stands first. */
export function BusinessProductScreen({ page, product }: { page: PageData; product: ProductData['product'] }) {
  return (
    <>
      <FeaturedProduct page={page} product={product} />
      <BlockList blocks={page.blocks} />
    </>
  )
}

function FeaturedProduct({ page, product }: { page: PageData; product: ProductData['product'] }) {
  const hand = useHand()
  const href = useHref()
  const name = useProductName()(product)
  return (
    <section className="bg-mist">
      <div className="page-width grid items-center gap-8 py-10 desktop:grid-cols-2 desktop:gap-16 desktop:py-16">
        <div className="flex flex-col items-start gap-5">
          <p className="font-semibold text-accent-deep">{page.title}</p>
          <h1 className="text-title">
            <Trans>{name} for your whole team</Trans>
          </h1>
          <p className="text-lead text-ink-soft">{product.tagline}</p>
          <ul className="flex flex-col gap-2.5 text-lead">
            <li>
              <Trans>One list of receivers, one invoice</Trans>
            </li>
            <li>
              <Trans>With your own message, by email or by post</Trans>
            </li>
            <li>
              <Trans>A quote within 1 hour</Trans>
            </li>
          </ul>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={href('contact')} size="large" trailingIcon="arrow-right">
              <Trans>Call or write to us</Trans>
            </ButtonLink>
            <ButtonLink href={product.path} size="large" variant="secondary">
              <Trans>View this card</Trans>
            </ButtonLink>
          </div>
        </div>
        {product.image && (
          <CardPicture
            image={{ href: product.image.url.href, alt: product.title, width: product.image.width, height: product.image.height }}
            backgroundColor={product.backgroundColor}
            showHand={product.showHand}
            showShadow={product.showShadow}
            handHref={hand}
            priority
          />
        )}
      </div>
    </section>
  )
}
