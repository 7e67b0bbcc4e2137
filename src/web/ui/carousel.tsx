import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

export type CarouselItem = { id: string; content: ReactNode }

type CarouselProps = {
  /** The name of the strip for screen readers. */
  label: string
  /** Above the strip, beside the arrows. */
  heading?: ReactNode
  previousLabel: string
  nextLabel: string
  items: readonly CarouselItem[]
  /** Width classes of one item, e.g. "w-64 desktop:w-72". */
  itemClassName: string
}

/** The browser scrolls it by touch, wheel and arrow keys; the arrow buttons, which need script, are an extra. */
export function Carousel({ label, heading, previousLabel, nextLabel, items, itemClassName }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null)
  const ends = useStripEnds(strip)
  const scrollBy = (direction: 1 | -1) => {
    const element = strip.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <section aria-label={label}>
      <div className="mb-5 flex min-h-11 items-end justify-between gap-6">
        <div className="min-w-0">{heading}</div>
        <div className="hidden shrink-0 gap-2 scripted:tablet:flex">
          <IconButton
            icon="arrow-left"
            label={previousLabel}
            variant="outlined"
            disabled={ends.atStart}
            onClick={() => scrollBy(-1)}
          />
          <IconButton icon="arrow-right" label={nextLabel} variant="outlined" disabled={ends.atEnd} onClick={() => scrollBy(1)} />
        </div>
      </div>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a strip that scrolls
        tabIndex={0}
        aria-label={label}
        className="scrollbar-none -mx-5 -my-4 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto overscroll-x-contain px-5 py-4 desktop:gap-6"
      >
        {items.map((item) => (
          <li key={item.id} className={classNames('shrink-0 snap-start', itemClassName)}>
            {item.content}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useStripEnds(strip: RefObject<HTMLUListElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      const atStart = element.scrollLeft <= 1
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
      setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }))
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [strip])
  return ends
}
