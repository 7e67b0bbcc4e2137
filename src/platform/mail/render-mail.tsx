import { plainTextSelectors, render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** The class of a table whose columns stay columns in plain text; every other is there for the look alone. */
export const COLUMNS = 'columns'

/** Both parts of a mail out of one drawing: HTML, and plain text with every link written out. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail)
  const text = toPlainText(html, {
    selectors: [
      ...plainTextSelectors,
      { selector: 'h1', options: { uppercase: false } },
      { selector: `table.${COLUMNS}`, format: 'dataTable' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  })
  return { html, text: `${text.trim()}\n` }
}
