import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { TestimonialsFragment } from '../../generated/documents.ts'
import { Carousel } from '../ui/carousel.tsx'
import { Rating } from '../ui/rating.tsx'

const TestimonialsModal = lazy(async () => ({ default: (await import('./testimonials-modal.tsx')).TestimonialsModal }))

type Testimonial = TestimonialsFragment['testimonials'][number]

/** A phone shows the beginning of each; a tap opens them all in a modal (spec §2). */
export function Testimonials({ block }: { block: TestimonialsFragment }) {
  const { t } = useLingui()
  const [first, setFirst] = useState<Testimonial>()
  const [isOpen, setOpen] = useState(false)
  const read = (testimonial: Testimonial) => {
    setFirst(testimonial)
    setOpen(true)
  }
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
            content: <TestimonialCard testimonial={testimonial} onRead={read} />,
          }))}
        />
      </div>
      {first && (
        <Suspense>
          <TestimonialsModal block={block} first={first} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

type TestimonialCardProps = { testimonial: Testimonial; onRead: (testimonial: Testimonial) => void }

function TestimonialCard({ testimonial, onRead }: TestimonialCardProps) {
  const { t } = useLingui()
  const { name, rating } = testimonial
  return (
    <figure className="relative flex h-full w-full flex-col gap-4 rounded-card bg-surface p-7 shadow-card">
      <Rating value={rating} label={t`${rating} out of 5 stars`} />
      <blockquote className="grow text-lg leading-relaxed">
        <p className="scripted:max-tablet:line-clamp-4">{testimonial.body}</p>
      </blockquote>
      <figcaption className="text-ink-soft">
        <span className="font-semibold text-ink">{name}</span>, {testimonial.city}
      </figcaption>
      {/* The whole card can be pressed. */}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Read all that ${name} says`}
        onClick={() => onRead(testimonial)}
        className="self-start font-semibold text-accent-deep after:absolute after:inset-0 after:rounded-card tablet:hidden unscripted:hidden"
      >
        <Trans>Read all</Trans>
      </button>
    </figure>
  )
}
