import { useLingui } from '@lingui/react/macro'
import type { TestimonialsFragment } from '../../generated/documents.ts'
import { Modal } from '../ui/modal.tsx'
import { Rating } from '../ui/rating.tsx'

type Testimonial = TestimonialsFragment['testimonials'][number]
type TestimonialsModalProps = { block: TestimonialsFragment; first: Testimonial; isOpen: boolean; onClose: () => void }

/** Every testimonial in full, starting with the one that was tapped. */
export function TestimonialsModal({ block, first, isOpen, onClose }: TestimonialsModalProps) {
  const { t } = useLingui()
  const others = block.testimonials.filter((testimonial) => testimonial !== first)
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={block.title} closeLabel={t`Close`} isProse>
      <ul className="flex flex-col gap-8">
        {[first, ...others].map((testimonial) => (
          <li key={testimonial.name}>
            <FullTestimonial testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function FullTestimonial({ testimonial }: { testimonial: Testimonial }) {
  const { t } = useLingui()
  const { rating } = testimonial
  return (
    <figure className="flex flex-col gap-3">
      <Rating value={rating} label={t`${rating} out of 5 stars`} />
      <blockquote className="leading-relaxed">{testimonial.body}</blockquote>
      <figcaption className="text-ink-soft">
        <span className="font-semibold text-ink">{testimonial.name}</span>, {testimonial.city}
      </figcaption>
    </figure>
  )
}
