import { whenIdle } from './when-idle.ts'

const WAITING = '.drawn-late, .section-space'

/**
 * Draws what waits below, part by part, while nothing else is to do; so whoever leaps to the end, searches the page or keeps a picture of it finds all of it.
 * Pages that are opened from there on are drawn whole.
 */
export function drawRest(): void {
  const parts = document.querySelectorAll<HTMLElement>(WAITING).values()
  const drawNext = () => {
    const { value: part, done } = parts.next()
    if (done) {
      document.documentElement.dataset.drawn = ''
      return
    }
    part.style.contentVisibility = 'visible'
    // Now, and not with others in the next frame.
    part.getBoundingClientRect()
    whenIdle(drawNext)
  }
  whenIdle(drawNext)
}
