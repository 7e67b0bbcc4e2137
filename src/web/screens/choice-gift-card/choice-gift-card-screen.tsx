import { Trans, useLingui } from '@lingui/react/macro'
import { Band } from '../../blocks/band.tsx'
import { BlockList } from '../../blocks/block-list.tsx'
import { Price } from '../../blocks/price.tsx'
import { Trail } from '../../blocks/trail.tsx'
import { readValueRange } from '../../blocks/value-range.ts'
import type { PageData } from '../../data/load-page.ts'
import { BuilderBar } from '../../features/gift-builder/builder-bar.tsx'
import { BuilderForm } from '../../features/gift-builder/builder-form.tsx'
import { BuilderPreview } from '../../features/gift-builder/builder-preview.tsx'
import { useGiftBuilder } from '../../features/gift-builder/use-gift-builder.ts'
import { DeliveryCountdown } from '../../features/product/delivery-countdown.tsx'
import type { ProductData } from '../../features/product/load-product.ts'
import { SoldOut } from '../../features/product/product-intro.tsx'
import { ProductReviews, RatingLink } from '../../features/product/product-reviews.tsx'
import { describeProduct } from '../../features/product/product-structured-data.ts'
import { StructuredData } from '../../routing/structured-data.tsx'
import { useHand, useHref, useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'

type ChoiceProps = { page: PageData; data: ProductData }

/** The card that can be exchanged for any other: held by a hand, then the editors' text about how it works and which cards it can become. */
export function ChoiceGiftCardScreen({ page, data }: ChoiceProps) {
  const { t } = useLingui()
  const href = useHref()
  const shop = useShop()
  const { product } = data
  return (
    <>
      <StructuredData data={describeProduct(product, product.title, shop)} />
      <section className="bg-mist">
        <div className="page-width pt-3 pb-10 desktop:pb-16">
          <Trail
            items={[
              { label: t`Gift cards`, href: href('giftCards') },
              { label: product.title, href: product.path },
            ]}
          />
          <ChoiceHero data={data} />
        </div>
      </section>
      <BlockList blocks={page.blocks.slice(0, 1)} />
      <ChoiceBuilder data={data} />
      <BlockList blocks={page.blocks.slice(1)} />
      <ProductReviews reviews={product.reviews} />
    </>
  )
}

/** A preview of the card, and beside it the form. */
function ChoiceBuilder({ data: { product, firstWrapper } }: { data: ProductData }) {
  const { t } = useLingui()
  const builder = useGiftBuilder(product, firstWrapper)
  return (
    <Band title={t`Put together your gift`} tone="mist">
      <div className="grid gap-8 desktop:grid-cols-[1.15fr_1fr] desktop:gap-16">
        <div className="self-start desktop:sticky desktop:top-28">
          <BuilderPreview builder={builder} />
        </div>
        {product.inStock ? (
          <div className="flex min-w-0 flex-col gap-6">
            <BuilderForm builder={builder} />
            <BuilderBar builder={builder} />
          </div>
        ) : (
          <SoldOut />
        )}
      </div>
    </Band>
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
          <Trans>Choose an amount</Trans>
        </ButtonLink>
        {delivery && (
          <div className="w-full">
            <DeliveryCountdown delivery={delivery} byEmail />
          </div>
        )}
      </div>
    </div>
  )
}
