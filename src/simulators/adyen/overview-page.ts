import { escapeHtml } from '../../platform/markdown.ts'
import type { BookedPayment, BookedWebhook, Session } from './books.ts'
import { renderSimulatorPage, writeAmount } from './render-page.ts'

export type Overview = {
  payments: readonly BookedPayment[]
  sessions: readonly Session[]
  webhooksOf: (reference: string) => readonly BookedWebhook[]
}

/** For the person who acts as the bank: payments, open sessions, and sent webhooks. */
export function renderOverview({ payments, sessions, webhooksOf }: Overview): string {
  const rows = payments.map((payment) => renderPayment(payment, webhooksOf(payment.reference)))
  const open = sessions.map(
    (
      session,
    ) => `<tr><td>${renderTime(session.createdAt)}</td><td>${writeAmount(session.amount)}</td><td>${escapeHtml(session.merchantName)}</td>
<td class="reference">${escapeHtml(session.reference)}</td><td><a href="/hosted/${session.id}">Open</a> ${renderButton(
      `/simulator/sessions/${session.id}/expire`,
      'Let it expire',
    )}</td></tr>`,
  )
  const body = `<div class="list"><h1>Payments</h1><section class="paper"><h2>Made or tried</h2>${renderTable(['When', 'Amount', 'Method', 'State', 'Reference', 'Do'], rows, 'No payments yet.')}</section>
<section class="paper"><h2>Waiting for a shopper</h2>${renderTable(['Since', 'Amount', 'Shop', 'Reference', 'Do'], open, 'Nobody is paying just now.')}</section></div>`
  return renderSimulatorPage('Payments', body)
}

function renderPayment(payment: BookedPayment, webhooks: readonly BookedWebhook[]): string {
  const button = (action: string, name: string) => renderButton(`/simulator/payments/${payment.id}/${action}`, name)
  const settle = payment.state === 'pending' ? [button('pay', 'Let it arrive'), button('refuse', 'Refuse')] : []
  const takeBack =
    payment.state === 'authorised' && payment.refunded < payment.amount.value
      ? [
          button('refund', 'Give it back'),
          button('chargeback', 'Charge it back'),
          button('fail-capture', 'Fail its capture'),
          button('cancel', 'Cancel it'),
          button('reverse', 'Reverse it'),
        ]
      : []
  const bringBack = payment.refunded > 0 ? [button('bring-back', 'Bring it back')] : []
  const resend = webhooks.map(({ id, item, deliveries }) =>
    renderButton(`/simulator/webhooks/${id}/resend`, `Resend ${item.eventCode}${deliveries > 0 ? '' : ' (not taken yet)'}`),
  )
  const refunded = payment.refunded > 0 ? `, ${writeAmount({ ...payment.amount, value: payment.refunded })} refunded` : ''
  return `<tr><td>${renderTime(payment.createdAt)}</td><td>${writeAmount(payment.amount)}</td><td>${escapeHtml(payment.method)}<br>
<span class="soft">${escapeHtml(payment.detail)}</span></td><td><span class="state">${payment.state}${refunded}</span></td>
<td class="reference">${escapeHtml(payment.reference)}</td><td>${[...settle, ...takeBack, ...bringBack, ...resend].join('')}</td></tr>`
}

function renderTable(heads: readonly string[], rows: readonly string[], empty: string): string {
  if (rows.length === 0) return `<p class="soft">${empty}</p>`
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function renderButton(action: string, name: string): string {
  return `<form method="post" action="${action}"><button>${escapeHtml(name)}</button></form>`
}

function renderTime(instant: string): string {
  return `<time datetime="${instant}">${instant.slice(5, 16).replace('T', ' ')}</time>`
}
