import { createIsomorphicFn } from '@tanstack/react-start'
import { useChrome } from '../../session/use-shop.ts'
import { ServerFragment } from '../../ssr/fragment-cache.tsx'
import { FooterContent } from './footer-content.tsx'
import { FOOTER_ID } from './footer-ids.ts'

/** Far below on nearly every page, so it is drawn late; the heights are those of a phone, a tablet and a desktop. */
const LOOK =
  'rendered-late mt-auto bg-footer text-footer-ink [--focus-ring:var(--color-footer-ink)] [--height-until-rendered:105rem] tablet:[--height-until-rendered:74rem] desktop:[--height-until-rendered:53rem]'

/**
 * The footer is the same on every page and hardly anything in it needs script: the server draws it, and in the browser it stays plain HTML, so that no
 * page loads the code that draws it.
 */
export const Footer = createIsomorphicFn()
  .server(() => (
    <ServerFragment of={useChrome()}>
      <footer id={FOOTER_ID} className={LOOK}>
        <FooterContent />
      </footer>
    </ServerFragment>
  ))
  .client(() => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawing of the same page
    <footer id={FOOTER_ID} className={LOOK} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: readServerHtml() }} />
  ))

let drawn: string | undefined

/** What the server drew; a footer that is shown again is filled with it. */
function readServerHtml(): string {
  drawn ??= document.getElementById(FOOTER_ID)?.innerHTML ?? ''
  return drawn
}
