import { whenIdle } from './when-idle.ts'

const LATE_PARTS = '.rendered-late, .section-space'
/** Short enough for one frame. Most parts are near the screen and already rendered, so one frame for each would waste a second. */
const AT_ONCE_MS = 4

/**
 * Renders the parts below the screen step by step while the browser is idle, so that jumping to the end, searching in the page or taking a screenshot
 * finds them. Pages opened afterwards are rendered completely.
 */
export function renderRest(): void {
  const parts = document.querySelectorAll<HTMLElement>(LATE_PARTS).values()
  const renderSome = () => {
    const until = performance.now() + AT_ONCE_MS
    do {
      const { value: part, done } = parts.next()
      if (done) {
        document.documentElement.dataset.rendered = ''
        return
      }
      part.style.contentVisibility = 'visible'
      // Renders this part now, instead of with others in the next frame.
      part.getBoundingClientRect()
    } while (performance.now() < until)
    whenIdle(renderSome)
  }
  whenIdle(renderSome)
}
