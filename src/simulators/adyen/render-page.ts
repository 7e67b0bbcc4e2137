import { escapeHtml } from '../../platform/markdown.ts'
import { formatMoney, toApiMoney } from '../../shared/money.ts'
import type { Amount } from './books.ts'

export function renderSimulatorPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/simulator.css"></head>
<body><header><p class="strip" role="note"><strong>Payment simulator.</strong> This is not a bank: no real money moves and no real card is taken.</p></header>
<main>${body}</main></body></html>`
}

export function writeAmount({ currency, value }: Amount): string {
  return formatMoney(toApiMoney({ currency, minor: value }), 'en-GB')
}

/** Allows only the simulator's own script and styles. Its forms post to itself and are then redirected to the shop, which browsers also check against form-action. */
export function pagePolicy(returnUrl?: string): string {
  const back = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`
}
