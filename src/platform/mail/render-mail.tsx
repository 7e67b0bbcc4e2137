import { compile } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The class of a table whose columns stay columns in plain text; every other is there for the look alone. */
export const COLUMNS = 'columns'

/** Made once: making it takes longer than converting a mail with it. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: `table.${COLUMNS}`, format: 'dataTable' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ],
})

/** The XHTML doctype is the one that mail programs know; React's preloading of pictures means nothing to them. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/** Both parts of a mail from one element: HTML, and plain text with every link written out. */
export function renderMail(mail: ReactElement): { html: string; text: string } {
  const html = `${DOCTYPE}${renderToStaticMarkup(mail).replaceAll(PRELOADS, '')}`
  return { html, text: `${toPlainText(html).trim()}\n` }
}
