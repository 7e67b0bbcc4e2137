import { whenIdle } from './when-idle.ts'

const WAITING = '.drawn-late, .section-space'
/** As much as fits well into one frame: most parts are near the screen and drawn already, and a frame for each would keep the browser busy for a second. */
const AT_ONCE_MS = 4

/**
 * Draws what waits below, bit by bit, while nothing else is to do; so whoever leaps to the end, searches the page or keeps a picture of it finds all of it.
 * Pages that are opened from there on are drawn whole.
 */
export function drawRest(): void {
  const parts = document.querySelectorAll<HTMLElement>(WAITING).values()
  const drawSome = () => {
    const until = performance.now() + AT_ONCE_MS
    do {
      const { value: part, done } = parts.next()
      if (done) {
        document.documentElement.dataset.drawn = ''
        return
      }
      part.style.contentVisibility = 'visible'
      // Now, and not with others in the next frame.
      part.getBoundingClientRect()
    } while (performance.now() < until)
    whenIdle(drawSome)
  }
  whenIdle(drawSome)
}
