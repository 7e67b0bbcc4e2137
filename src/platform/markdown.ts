import { Marked } from 'marked'

/** Where a link may lead (spec §5, generic patterns): our own pages, the web, a mail, a call. */
const ALLOWED_LINK = /^(\/(?!\/)|#|https?:|mailto:|tel:)/i

type RenderOptions = {
  /** What a link becomes before it is written, such as a path for a link to one of our own hosts. */
  rewriteLink?: (href: string) => string
}

const asWritten = (href: string) => href

const createMarked = (rewriteLink: (href: string) => string) =>
  new Marked({
    gfm: true,
    renderer: {
      // Texts are Markdown alone: HTML in them is shown, not run.
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      // After a "<script>" marked takes text for raw HTML and would write it as it is.
      text: (token) => ('escaped' in token && token.escaped ? escapeHtml(token.text) : false),
      link({ href: written, title, tokens }) {
        const href = rewriteLink(written)
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
export function renderMarkdown(markdown: string, { rewriteLink = asWritten }: RenderOptions = {}): string {
  return createMarked(rewriteLink).parse(markdown, { async: false }).trim()
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
