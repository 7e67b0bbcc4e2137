import { Trans } from '@lingui/react/macro'
import { lazy, type MouseEvent, useState } from 'react'
import { BlockList } from '../../blocks/block-list.tsx'
import type { PageData } from '../../data/load-page.ts'
import type { ProductData } from '../../features/product/load-product.ts'
import { useProductName } from '../../features/product/product-name.ts'
import { useHand } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { QuoteSection, type QuoteStore } from './quote-section.tsx'

const QuoteModal = lazy(async () => ({ default: (await import('./quote-modal.tsx')).QuoteModal }))

type BusinessProduct = { page: PageData; product: ProductData['product']; store: QuoteStore }

/** The business page, opened from a product: that card comes first, and the form opens in a modal. Without script the form is in the page. */
export function BusinessProductScreen({ page, product, store }: BusinessProduct) {
  return (
    <>
      <FeaturedProduct page={page} product={product} store={store} />
      <QuoteSection {...store} productId={product.id} className="hidden unscripted:block" />
      <BlockList blocks={page.blocks} />
    </>
  )
}

function FeaturedProduct({ page, product, store }: BusinessProduct) {
  const hand = useHand()
  const [isAsking, setAsking] = useState(false)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setAsking(true)
  }
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
              <Trans>One list of recipients, one invoice</Trans>
            </li>
            <li>
              <Trans>With your own message, by email or by post</Trans>
            </li>
            <li>
              <Trans>A quote within 1 hour during opening hours</Trans>
            </li>
          </ul>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="#quote" size="large" trailingIcon="arrow-right" onClick={open}>
              <Trans>Request a quote</Trans>
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
      <OnceOpened isOpen={isAsking}>
        <QuoteModal isOpen={isAsking} onClose={() => setAsking(false)} name={name} productId={product.id} store={store} />
      </OnceOpened>
    </section>
  )
}
