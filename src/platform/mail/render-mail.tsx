import { compile } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The class of a table with data, whose columns stay columns in plain text; other tables are only for the layout. */
export const COLUMNS = 'columns'

/** Created once, because creating it takes longer than converting a mail. */
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

/** Mail programs expect the XHTML doctype, and they ignore React's preload links for pictures. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g

/** Renders both parts of a mail: HTML, and plain text with all links as URLs. */
export function renderMail(mail: ReactElement): { html: string; text: string } {
  const html = `${DOCTYPE}${renderToStaticMarkup(mail).replaceAll(PRELOADS, '')}`
  return { html, text: `${toPlainText(html).trim()}\n` }
}
