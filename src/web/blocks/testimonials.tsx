import { useLingui } from '@lingui/react/macro'
import type { TestimonialsFragment } from '../../generated/documents.ts'
import { Carousel } from '../ui/carousel.tsx'
import { Rating } from '../ui/rating.tsx'

export function Testimonials({ block }: { block: TestimonialsFragment }) {
  const { t } = useLingui()
  return (
    <section className="section-space overflow-x-clip bg-mist">
      <div className="page-width">
        <Carousel
          label={block.title}
          heading={<h2 className="text-title">{block.title}</h2>}
          previousLabel={t`Previous`}
          nextLabel={t`Next`}
          itemClassName="flex w-[85%] max-w-96 tablet:w-96"
          items={block.testimonials.map((testimonial) => ({
            id: testimonial.name,
            content: <TestimonialCard testimonial={testimonial} />,
          }))}
        />
      </div>
    </section>
  )
}

function TestimonialCard({ testimonial }: { testimonial: TestimonialsFragment['testimonials'][number] }) {
  const { t } = useLingui()
  const { rating } = testimonial
  return (
    <figure className="flex h-full w-full flex-col gap-4 rounded-card bg-surface p-7 shadow-card">
      <Rating value={rating} label={t`${rating} out of 5 stars`} />
      <blockquote className="grow text-lg leading-relaxed">{testimonial.body}</blockquote>
      <figcaption className="text-ink-soft">
        <span className="font-semibold text-ink">{testimonial.name}</span>, {testimonial.city}
      </figcaption>
    </figure>
  )
}
