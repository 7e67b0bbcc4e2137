import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReviewFragment, ReviewsFragment } from '#generated/documents.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatAverage, formatCount } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Icon } from '../../ui/icon.tsx'
import { Rating } from '../../ui/rating.tsx'

/** The other reviews are behind a disclosure. */
const SHOWN_AT_FIRST = 3

/** The reviews of a card: a summary, the newest ones, and the others on request, which works without script. */
export function ProductReviews({ reviews }: { reviews: ReviewsFragment }) {
  const { textLanguage } = useShop()
  if (reviews.averageStars === null) return null
  const first = reviews.items.slice(0, SHOWN_AT_FIRST)
  const others = reviews.items.slice(SHOWN_AT_FIRST)
  return (
    <section id="reviews" className="section-space scroll-mt-20">
      <div className="page-width grid gap-8 desktop:grid-cols-[20rem_1fr] desktop:gap-16">
        <div className="flex flex-col gap-6 self-start">
          <h2 className="text-title">
            <Trans>What our customers say</Trans>
          </h2>
          <Summary reviews={reviews} average={reviews.averageStars} />
          {first.some((review) => review.language !== textLanguage) && (
            <p className="text-[0.9375rem] text-ink-soft">
              <Trans>There are no reviews in your language yet. These are in English.</Trans>
            </p>
          )}
        </div>
        <div>
          <ReviewList reviews={first} />
          {others.length > 0 && <MoreReviews reviews={others} />}
        </div>
      </div>
    </section>
  )
}

/** Stars and a number that link to the reviews. */
export function RatingLink({ reviews, path }: { reviews: ReviewsFragment; path: string }) {
  const label = useStarsLabel()
  if (reviews.averageStars === null) return null
  return (
    <a href={`${path}#reviews`} className="inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline">
      <Rating value={reviews.averageStars} label={label(reviews.averageStars)} />
      <ReviewCount count={reviews.count} />
    </a>
  )
}

function ReviewCount({ count }: { count: number }) {
  const written = formatCount(count, useShop().locale)
  return <Plural value={count} one={`${written} review`} other={`${written} reviews`} />
}

function Summary({ reviews, average }: { reviews: ReviewsFragment; average: number }) {
  const { locale } = useShop()
  const label = useStarsLabel()
  return (
    <div className="flex flex-col gap-5 rounded-card bg-mist p-6">
      <div className="flex items-center gap-4">
        <p className="text-5xl leading-none font-semibold tabular-nums" aria-hidden="true">
          {formatAverage(average, locale)}
        </p>
        <div className="flex flex-col gap-1">
          <Rating value={average} label={label(average)} className="h-5.5 w-auto" />
          <p className="text-[0.9375rem] text-ink-soft">
            <ReviewCount count={reviews.count} />
          </p>
        </div>
      </div>
      <ul className="flex flex-col gap-2">
        {reviews.distribution.map((line) => (
          <DistributionLine key={line.stars} {...line} of={reviews.count} />
        ))}
      </ul>
    </div>
  )
}

function DistributionLine({ stars, count, of }: { stars: number; count: number; of: number }) {
  const { t } = useLingui()
  return (
    <li className="flex items-center gap-3 text-[0.9375rem] tabular-nums">
      <span className="sr-only">{t`${stars} out of 5 stars: ${count} of ${of}`}</span>
      <span className="flex w-8 items-center justify-between" aria-hidden="true">
        {stars}
        <Icon name="star" isFilled className="size-3.5 text-highlight" />
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 grow rounded-full" aria-hidden="true">
        <rect width="100" height="8" className="fill-line" />
        <rect width={(100 * count) / of} height="8" className="fill-highlight" />
      </svg>
      <span className="w-5 text-right text-ink-soft" aria-hidden="true">
        {count}
      </span>
    </li>
  )
}

function ReviewList({ reviews }: { reviews: readonly ReviewFragment[] }) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <li key={review.id} className="py-6 first:pt-0 tablet:py-7">
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  )
}

function ReviewItem({ review }: { review: ReviewFragment }) {
  const { textLanguage, locale } = useShop()
  const label = useStarsLabel()
  return (
    <article className="flex flex-col gap-2.5">
      <Rating value={review.stars} label={label(review.stars)} />
      <div lang={review.language === textLanguage ? undefined : review.language} className="flex max-w-prose flex-col gap-1.5">
        {review.title && <h3 className="text-lg leading-snug font-semibold">{review.title}</h3>}
        <p>{review.text}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.9375rem] text-ink-soft">
        <span className="font-semibold text-ink">{review.author}</span>
        <time dateTime={review.writtenOn}>{formatDay(review.writtenOn, locale)}</time>
        {review.isVerifiedBuyer && (
          <span className="inline-flex items-center gap-1.5 text-success">
            <Icon name="check" className="size-4" />
            <Trans>Bought here</Trans>
          </span>
        )}
      </p>
    </article>
  )
}

function MoreReviews({ reviews }: { reviews: readonly ReviewFragment[] }) {
  const count = formatCount(reviews.length, useShop().locale)
  return (
    <details className="group/more border-t border-line pt-5">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-button border-[1.5px] border-edge px-5 font-semibold transition-colors hover:bg-mist">
        <span className="group-open/more:hidden">
          <Plural value={reviews.length} one={`Show ${count} more review`} other={`Show ${count} more reviews`} />
        </span>
        <span className="hidden group-open/more:inline">
          <Trans>Show fewer reviews</Trans>
        </span>
        <Icon name="chevron-down" className="size-4.5 transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="pt-7">
        <ReviewList reviews={reviews} />
      </div>
    </details>
  )
}

function useStarsLabel(): (stars: number) => string {
  const { t } = useLingui()
  const { locale } = useShop()
  return (stars) => {
    const rating = Number.isInteger(stars) ? String(stars) : formatAverage(stars, locale)
    return t`${rating} out of 5 stars`
  }
}
