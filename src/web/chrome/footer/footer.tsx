import { createIsomorphicFn } from '@tanstack/react-start'
import { FOOTER_ID } from '../element-ids.ts'
import { FooterContent } from './footer-content.tsx'

/** The footer is far below the screen on nearly every page, so it is rendered late. The heights are those on a phone, a tablet and a desktop. */
const LOOK =
  'print:hidden rendered-late mt-auto bg-footer text-footer-ink [--focus-ring:var(--color-footer-ink)] [--height-until-rendered:105rem] tablet:[--height-until-rendered:74rem] desktop:[--height-until-rendered:53rem] [main:has([data-paying])+&]:[--height-until-rendered:8rem]'

/**
 * The footer is the same on every page and little of it needs script. The server renders it, and in the browser it stays plain HTML, so that no page
 * loads its code.
 */
export const Footer = createIsomorphicFn()
  .server(() => (
    <footer id={FOOTER_ID} className={LOOK}>
      <FooterContent />
    </footer>
  ))
  .client(() => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server rendered it
    <footer id={FOOTER_ID} className={LOOK} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: readServerHtml() }} />
  ))

let serverHtml: string | undefined

/** Read once, because a footer that is shown again is filled with the same HTML. */
function readServerHtml(): string {
  serverHtml ??= document.getElementById(FOOTER_ID)?.innerHTML ?? ''
  return serverHtml
}
