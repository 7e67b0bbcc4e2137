import { whenIdle } from './when-idle.ts'

const LATE_PARTS = '.rendered-late, .section-space'
/** Fits well into one frame. Most parts are near the screen and rendered already, and one frame for each would keep the browser busy for a second. */
const AT_ONCE_MS = 4

/**
 * Renders the parts below the screen step by step while the browser is idle, so that jumping to the end, searching the page or taking a screenshot finds
 * all of it. Pages opened after that are rendered whole.
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
      // Now, and not with others in the next frame.
      part.getBoundingClientRect()
    } while (performance.now() < until)
    whenIdle(renderSome)
  }
  whenIdle(renderSome)
}
