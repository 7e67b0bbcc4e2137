import { Marked } from 'marked'

/** The allowed targets of a link (spec §5, generic patterns): own pages, the web, a mail, a call. */
const ALLOWED_LINK = /^(\/(?!\/)|#|https?:|mailto:|tel:)/i

type RenderOptions = {
  /** Changes a link before it is rendered, for example to a path for a link to one of the shop's hosts. */
  rewriteLink?: (href: string) => string
}

const asWritten = (href: string) => href

const createMarked = (rewriteLink: (href: string) => string) =>
  new Marked({
    gfm: true,
    renderer: {
      // Texts are Markdown only: HTML in them is shown as text.
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      // After a "<script>" marked treats text as raw HTML and would not escape it.
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

/** Renders Markdown as safe HTML. */
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
