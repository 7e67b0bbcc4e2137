import { Price } from '../../blocks/price.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ICON_NAMES } from '../../ui/icon-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { SAMPLE_CARDS } from './sample-cards.ts'
import { Specimen } from './specimen.tsx'

const PAGINATION_TEXTS = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
}

const QUESTIONS = [
  { id: 'when', title: 'When does it arrive?', content: 'By email within an hour, by post in two to three working days.' },
  { id: 'where', title: 'Where can it be spent?', content: 'In every shop named on the page of the card, and often online.' },
  { id: 'how-long', title: 'How long is it valid?', content: 'The date stands on the card and in the email that brings it.' },
]

/** Components that only show something. */
export function DisplayPart() {
  return (
    <>
      <Specimen title="Card picture" className="grid gap-5 tablet:grid-cols-2 desktop:grid-cols-3">
        <SampleCard index={0} showShadow priority />
        <SampleCard index={1} />
        <SampleCard index={3} showShadow />
      </Specimen>
      <Specimen title="Carousel">
        <CarouselSpecimen />
      </Specimen>
      <Specimen title="Badge, price, rating">
        <div className="flex flex-wrap gap-2">
          {(['neutral', 'accent', 'trust', 'highlight', 'success', 'danger'] as const).map((tone) => (
            <Badge key={tone} tone={tone} icon={tone === 'trust' ? 'shield' : undefined}>
              {tone}
            </Badge>
          ))}
        </div>
        <PriceSpecimen />
        <div className="flex flex-wrap items-center gap-5">
          <Rating value={4.6} label="4.6 out of 5 stars" />
          <Rating value={2.5} label="2.5 out of 5 stars" className="h-7 w-auto" />
          <Rating value={0} label="Not rated yet" />
        </div>
      </Specimen>
      <Specimen title="Accordion">
        <Accordion items={QUESTIONS} openId="when" />
      </Specimen>
      <Specimen title="Breadcrumb, pagination">
        <Breadcrumb
          label="You are here"
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Food and drink', href: '#food' },
            { label: 'Restaurants', href: '#restaurants' },
          ]}
        />
        <Pagination
          current={1}
          count={3}
          hrefOf={(page) => `#page-${page}`}
          texts={{ ...PAGINATION_TEXTS, navigation: 'Few pages' }}
        />
        <Pagination current={7} count={14} hrefOf={(page) => `#page-${page}`} texts={PAGINATION_TEXTS} />
      </Specimen>
      <Specimen title="Notice" className="grid gap-4 tablet:grid-cols-2">
        <NoticeSpecimen />
      </Specimen>
      <Specimen title="Skeleton" className="grid gap-6 tablet:grid-cols-2">
        <Skeleton className="aspect-4/3 w-full rounded-card" />
        <SkeletonText lines={4} className="self-center" />
      </Specimen>
      <Specimen title="Icon" className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {ICON_NAMES.map((name) => (
          <span key={name} className="flex flex-col items-center gap-2 rounded-card bg-mist px-1 py-4 text-xs">
            <Icon name={name} className="size-7" />
            {name}
          </span>
        ))}
      </Specimen>
    </>
  )
}

type SampleCardProps = { index: number; showShadow?: boolean; priority?: boolean }

function SampleCard({ index, ...rest }: SampleCardProps) {
  const card = SAMPLE_CARDS[index % SAMPLE_CARDS.length]
  if (!card) return null
  const image = { href: card.art, alt: `Card ${card.name}`, width: 856, height: 540 }
  return <CardPicture image={image} backgroundColor={card.tile} {...rest} />
}

function CarouselSpecimen() {
  const items = [...SAMPLE_CARDS, ...SAMPLE_CARDS].map((card, index) => ({
    // The same five twice, so that there is enough to scroll.
    id: `${card.id}-${index}`,
    content: (
      <a href={`#${card.id}`} className="group/card block rounded-card">
        <SampleCard index={index} showShadow />
        <span className="mt-3 flex items-center justify-between gap-3 font-semibold">
          {card.name}
          <Price amount={{ currency: 'GBP', value: 10 }} upTo={{ currency: 'GBP', value: 150 }} locale="en-GB" size="small" />
        </span>
      </a>
    ),
  }))
  return (
    <Carousel
      label="Most chosen"
      heading={<p className="headline text-heading">Most chosen</p>}
      previousLabel="Back"
      nextLabel="Further"
      items={items}
      itemClassName="w-66 desktop:w-72"
    />
  )
}

function PriceSpecimen() {
  const amount = { currency: 'GBP', value: 25 }
  return (
    <div className="flex flex-wrap items-baseline gap-6">
      <Price amount={amount} locale="en-GB" size="small" />
      <Price amount={amount} locale="en-GB" size="large" upTo={{ currency: 'GBP', value: 150 }} />
      <Price amount={{ currency: 'GBP', value: 22.5 }} locale="en-GB" size="large" was={{ amount, label: 'was' }} />
    </div>
  )
}

function NoticeSpecimen() {
  return (
    <>
      <Notice title="Good to know">The card can be spent in parts.</Notice>
      <Notice tone="success" title="On its way">
        We have sent the card.
      </Notice>
      <Notice tone="warning" title="Order within 2 h 14 min">
        And it ships today.
      </Notice>
      <Notice tone="danger" title="The payment was not taken">
        Nothing was charged. Please try again, or choose another method.
      </Notice>
    </>
  )
}
