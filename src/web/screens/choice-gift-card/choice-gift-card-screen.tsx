import { Trans, useLingui } from '@lingui/react/macro'
import { BlockList } from '../../blocks/block-list.tsx'
import type { PageData } from '../../client/load-page.ts'
import { StructuredData } from '../../client/structured-data.tsx'
import { useHand, useHref, useShop } from '../../client/use-shop.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'
import { Price } from '../../ui/price.tsx'
import { DeliveryCountdown } from '../product/delivery-countdown.tsx'
import type { ProductData } from '../product/load-product.ts'
import { ProductReviews, RatingLink } from '../product/product-reviews.tsx'
import { describeProduct } from '../product/product-structured-data.ts'
import { ProductValues } from '../product/product-values.tsx'
import { readValueRange } from '../product/value-range.ts'

type ChoiceProps = { page: PageData; data: ProductData }

/** The card that becomes any other: held up by a hand, then how it works and what it can become, as editors wrote it. */
export function ChoiceGiftCardScreen({ page, data }: ChoiceProps) {
  const { t } = useLingui()
  const href = useHref()
  const shop = useShop()
  const { product, delivery } = data
  return (
    <>
      <StructuredData data={describeProduct(product, product.title, shop)} />
      <section className="bg-mist">
        <div className="page-width pt-3 pb-10 desktop:pb-16">
          <Breadcrumb
            label={t`You are here`}
            items={[
              { label: t`Home`, href: href('home') },
              { label: t`Gift cards`, href: href('giftCards') },
              { label: product.title, href: product.path },
            ]}
          />
          <ChoiceHero data={data} />
        </div>
      </section>
      <BlockList blocks={page.blocks.slice(0, 1)} />
      <ProductValues product={product} delivery={delivery} />
      <BlockList blocks={page.blocks.slice(1)} />
      <ProductReviews reviews={product.reviews} />
    </>
  )
}

function ChoiceHero({ data: { product, delivery } }: { data: ProductData }) {
  const { locale } = useShop()
  const hand = useHand()
  const range = readValueRange([product.digitalVariationConfig, product.physicalVariationConfig])
  const paragraphs = product.description.split(/\n{2,}/)
  return (
    <div className="mt-4 grid items-center gap-8 desktop:mt-6 desktop:grid-cols-2 desktop:gap-16">
      {product.image && (
        <CardPicture
          image={{ href: product.image.url.href, alt: product.title, width: product.image.width, height: product.image.height }}
          backgroundColor={product.backgroundColor}
          showHand
          handHref={hand}
          showShadow={product.showShadow}
          priority
        />
      )}
      <div className="flex flex-col items-start gap-5">
        <h1 className="max-w-full text-title">{product.title}</h1>
        <p className="text-lead font-semibold">{product.tagline}</p>
        <RatingLink reviews={product.reviews} path={product.path} />
        <p className="text-lead text-ink-soft">{paragraphs[0]}</p>
        {range && <Price amount={range.minPrice} upTo={range.maxPrice} locale={locale} size="large" />}
        <ButtonLink href={`${product.path}#values`} size="large" trailingIcon="arrow-right">
          <Trans>Choose a value</Trans>
        </ButtonLink>
        {delivery && (
          <div className="w-full">
            <DeliveryCountdown delivery={delivery} />
          </div>
        )}
      </div>
    </div>
  )
}
