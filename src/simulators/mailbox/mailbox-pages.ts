import { escapeHtml } from '../../platform/markdown.ts'
import type { StoredMail } from './mail-store.ts'

/** The tabs of one mail. */
export const VIEWS = ['html', 'text', 'headers', 'source'] as const
export type View = (typeof VIEWS)[number]

const VIEW_TITLES: Readonly<Record<View, string>> = { html: 'Mail', text: 'Plain text', headers: 'Headers', source: 'Source' }

export const STYLES = `
:root { color-scheme: light dark; --soft: light-dark(#5b6475, #a3adbf); --line: light-dark(#dde2ea, #343c4a); --accent: light-dark(#0b57d0, #9cc2ff) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 68rem; padding: 2rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; margin: 0 0 1.25rem; overflow-wrap: anywhere }
a { color: var(--accent) }
p, .soft { color: var(--soft) }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
li { border-bottom: 1px solid var(--line) }
li a { display: grid; gap: 0 1.5rem; grid-template-columns: minmax(0, 1fr) auto; overflow-wrap: anywhere; padding: .75rem .25rem; color: inherit; text-decoration: none }
li a:hover strong { text-decoration: underline }
nav { display: flex; gap: .5rem; margin: 1.25rem 0 }
nav a { padding: .4rem .9rem; border: 1px solid var(--line); border-radius: 99px; text-decoration: none }
nav a[aria-current] { background: var(--accent); color: light-dark(#fff, #10131a); border-color: transparent }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; white-space: pre-wrap; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; margin: 0; overflow-wrap: anywhere }
dt { color: var(--soft) }
dd { margin: 0 }
/* On a phone: the lines of a mail one below the other, and a mail fills the screen, so that only the mail scrolls. */
@media (width < 40rem) {
  body { padding: 1.25rem }
  h1 { font-size: 1.25rem; line-height: 1.3; margin: .25rem 0 .75rem }
  li a { grid-template-columns: minmax(0, 1fr) }
  li .soft { font-size: .875rem }
  li time { order: 1 }
  nav { flex-wrap: wrap; gap: .4rem; margin: 1rem 0 }
  nav a { padding: .4rem .7rem; font-size: .9375rem; white-space: nowrap }
  dl { gap: .125rem 1rem; font-size: .875rem }
  nav ~ dl { display: block }
  nav ~ dl dd { margin-bottom: .5rem }
  body:has(iframe) { padding-bottom: 0 }
  main:has(iframe) { display: flex; flex-direction: column; height: calc(100dvh - 1.25rem) }
  iframe { flex: 1 0 24rem; width: 100vw; height: auto; margin-inline: -1.25rem; border-width: 1px 0 0; border-radius: 0 }
}
`

export function renderMailList(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ id, from, to, subject, receivedAt }) => `<li><a href="/mails/${id}/">
      <strong>${escapeHtml(subject)}</strong> ${renderTime(receivedAt)}
      <span class="soft">${escapeHtml(from)} to ${escapeHtml(to.join(', '))}</span></a></li>`,
  )
  const list =
    rows.length > 0
      ? `<ul>${rows.join('')}</ul>`
      : '<p>No mail yet. Whatever the shop sends arrives here; nothing leaves this machine.</p>'
  return renderMailboxPage('Mailbox', `<h1>Mailbox</h1>${list}`)
}

export function renderMailPage(mail: StoredMail, view: View): string {
  const tabs = VIEWS.map(
    (name) =>
      `<a href="/mails/${mail.id}/${name === 'html' ? '' : `?view=${name}`}"${name === view ? ' aria-current="page"' : ''}>${VIEW_TITLES[name]}</a>`,
  )
  const summary = `<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
    <dt>Received</dt><dd>${renderTime(mail.receivedAt)}</dd></dl>`
  const body = `<a href="/">All mails</a><h1>${escapeHtml(mail.subject)}</h1>${summary}<nav aria-label="Views">${tabs.join('')}</nav>${renderMailView(mail, view)}`
  return renderMailboxPage(mail.subject, body)
}

function renderMailView(mail: StoredMail, view: View): string {
  if (view === 'html') {
    return `<iframe title="The mail" src="/mails/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  }
  if (view === 'headers') {
    const lines = mail.headers.map(({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    return `<dl>${lines.join('')}</dl>`
  }
  return `<pre>${escapeHtml(mail[view])}</pre>`
}

/** Links of the mail open in a new tab. */
export function renderMailBody({ html }: StoredMail): string {
  return html.replace(/<head>/i, '<head><base target="_blank" rel="noopener">')
}

function renderTime(instant: string): string {
  return `<time class="soft" datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')} UTC</time>`
}

function renderMailboxPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/mailbox.css"></head><body><main>${body}</main></body></html>`
}
