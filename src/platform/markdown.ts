import { Marked } from 'marked'

/** Where a link may lead (spec §5, generic patterns): our own pages, the web, a mail, a call. */
const ALLOWED_LINK = /^(\/(?!\/)|#|https?:|mailto:|tel:)/i

const marked = new Marked({
  gfm: true,
  renderer: {
    // Texts are Markdown alone: HTML in them is shown, not run.
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    link({ href, title, tokens }) {
      const text = this.parser.parseInline(tokens)
      if (!ALLOWED_LINK.test(href)) return text
      const tooltip = title ? ` title="${escapeHtml(title)}"` : ''
      // Spec §2: external links open in a new tab.
      const away = /^https?:/i.test(href) ? ' target="_blank" rel="noopener noreferrer"' : ''
      return `<a href="${escapeHtml(href)}"${tooltip}${away}>${text}</a>`
    },
  },
})

/** Safe HTML of a text written in Markdown. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim()
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
