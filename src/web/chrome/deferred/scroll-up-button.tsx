import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'

/** The button is shown after scrolling this many screen heights (spec §9). */
const SCREENS = 2

/** In a corner of the screen; on a low screen, at the end of the page. */
const PLACE =
  'fixed right-4 bottom-4 z-20 print:hidden tablet:right-6 tablet:bottom-6 low:static low:mx-auto low:my-4 [:root:has(#cookie-bar)_&]:hidden'

export function ScrollUpButton() {
  const { t } = useLingui()
  const isFar = useFarDown()
  if (!isFar) return null
  const scrollUp = () => {
    // Scrolling by script ignores the style sheet's rule for reduced motion.
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  }
  return (
    <aside aria-label={t`Back to the top`} className={PLACE}>
      <IconButton
        icon="arrow-up"
        label={t`Back to the top`}
        variant="raised"
        onClick={scrollUp}
        className="size-12 ring-1 ring-line"
      />
    </aside>
  )
}

function useFarDown(): boolean {
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const measure = () => setFar(scrollY > SCREENS * innerHeight && !isBarInSight())
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [])
  return isFar
}

/** True while a bar with buttons covers the bottom of the screen. */
function isBarInSight(): boolean {
  const { height = 0, bottom = 0 } = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect() ?? {}
  return height > 0 && bottom > 0
}
