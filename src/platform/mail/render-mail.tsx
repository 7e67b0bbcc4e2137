import { plainTextSelectors, render } from '@react-email/render'
import { compile } from 'html-to-text'
import type { ReactElement } from 'react'

/** The class of a table whose columns stay columns in plain text; every other is there for the look alone. */
export const COLUMNS = 'columns'

/** Made once: making it takes longer than converting a mail with it. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: `table.${COLUMNS}`, format: 'dataTable' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
  ],
})

/** Both parts of a mail out of one drawing: HTML, and plain text with every link written out. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail)
  return { html, text: `${toPlainText(html).trim()}\n` }
}
