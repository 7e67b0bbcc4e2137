import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeliveryOptionsFragment } from '#generated/documents.ts'
import { Price } from '../../blocks/price.tsx'
import { readValueRange } from '../../blocks/value-range.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatCount } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BuilderBar } from '../gift-builder/builder-bar.tsx'
import { BuilderForm } from '../gift-builder/builder-form.tsx'
import type { GiftBuilder } from '../gift-builder/use-gift-builder.ts'
import { DeliveryCountdown } from './delivery-countdown.tsx'
import type { ProductData } from './load-product.ts'
import { RatingLink } from './product-reviews.tsx'

type Product = ProductData['product']
type IntroProps = { product: Product; name: string; delivery: DeliveryOptionsFragment | null; builder: GiftBuilder }

/** The column beside the picture: name and values, the builder, and facts for the buyer. */
export function ProductIntro({ product, name, delivery, builder }: IntroProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-col items-start gap-3">
        {product.promotion && (
          <Badge tone="highlight" icon="sparkle">
            {product.promotion.title}
          </Badge>
        )}
        <h1 className="text-title">{name}</h1>
        <p className="text-lead text-ink-soft">{product.tagline}</p>
        <RatingLink reviews={product.reviews} path={product.path} />
        <ValueRange product={product} />
      </div>
      {product.promotion && <Promotion promotion={product.promotion} />}
      {delivery && <DeliveryCountdown delivery={delivery} byEmail={product.digitalVariationConfig !== null} />}
      {product.inStock ? <BuilderForm builder={builder} /> : <SoldOut />}
      {product.inStock && <BuilderBar builder={builder} />}
      <QuickFacts product={product} />
    </div>
  )
}

function ValueRange({ product }: { product: Product }) {
  const { locale } = useShop()
  const range = readValueRange([product.digitalVariationConfig, product.physicalVariationConfig])
  return range ? <Price amount={range.minPrice} upTo={range.maxPrice} locale={locale} size="large" /> : null
}

export function SoldOut() {
  const href = useHref()
  return (
    <Notice
      title={<Trans>Sold out for now</Trans>}
      action={
        <Link href={href('giftCards')} variant="standalone">
          <Trans>See other gift cards</Trans>
        </Link>
      }
    >
      <Trans>We are waiting for new ones. Other cards are ready to give.</Trans>
    </Notice>
  )
}

function Promotion({ promotion }: { promotion: NonNullable<Product['promotion']> }) {
  const { locale } = useShop()
  const until = formatDay(promotion.until, locale)
  return (
    <Notice tone="warning" title={promotion.title}>
      {promotion.description} <Trans>Until {until}.</Trans>
    </Notice>
  )
}

function QuickFacts({ product }: { product: Product }) {
  const { t } = useLingui()
  const years = product.validityMonths / 12
  const months = product.validityMonths
  return (
    <ul className="grid gap-3.5 tablet:grid-cols-2">
      {product.digitalVariationConfig && !product.physicalVariationConfig && (
        <Fact icon="mail">{t`Digital: by email within the hour`}</Fact>
      )}
      {product.productType === 'BLANK_GIFT_CARD_PACK' && <Fact icon="truck">{t`Three cards by post, ready to activate`}</Fact>}
      {product.physicalVariationConfig && product.productType !== 'BLANK_GIFT_CARD_PACK' && (
        <Fact icon="gift">{t`By post: wrapped, with your own words`}</Fact>
      )}
      {product.productType === 'GIFTCARD' && (
        <Fact icon="calendar">
          {Number.isInteger(years) && years > 1 ? (
            <Trans>Valid for {years} years</Trans>
          ) : (
            <Trans>Valid for {months} months</Trans>
          )}
        </Fact>
      )}
      {product.productType !== 'BLANK_GIFT_CARD_PACK' && <SpendFact product={product} />}
    </ul>
  )
}

function SpendFact({ product }: { product: Product }) {
  const href = useHref()
  const { locale } = useShop()
  if (product.productType === 'DONATION') {
    return (
      <Fact icon="heart">
        <Trans>The whole amount goes to the cause</Trans>
      </Fact>
    )
  }
  return (
    <Fact icon={product.spendPlace === 'ONLINE' ? 'globe' : 'store'}>
      <SpendPlace place={product.spendPlace} />
      {product.hasLocations && (
        <>
          {' · '}
          <Link href={href('locations', { slug: product.slug })}>
            <Trans>See where</Trans> ({formatCount(product.locationCount, locale)})
          </Link>
        </>
      )}
    </Fact>
  )
}

export function SpendPlace({ place }: { place: Product['spendPlace'] }) {
  if (place === 'ONLINE') return <Trans>Spend it online</Trans>
  if (place === 'IN_STORE') return <Trans>Spend it in store</Trans>
  return <Trans>Spend it online and in store</Trans>
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-0.5 size-5.5 shrink-0 text-trust" />
      <span>{children}</span>
    </li>
  )
}
