import { escapeHtml } from '../../platform/markdown.ts'
import type { Session } from './books.ts'
import type { Action } from './desk.ts'
import { findMethod, ISSUERS, type Method, transferAccountOf } from './methods.ts'
import { renderSimulatorPage, writeAmount } from './render-page.ts'
import { EXPIRY, TEST_CARDS } from './test-cards.ts'

/** The typed values and their errors; empty at first. */
export type Filled = { values: Readonly<Record<string, string>>; faults: Readonly<Record<string, string>> }

const BUTTONS: readonly [Action, string][] = [
  ['refuse', 'Refuse'],
  ['fraud', 'Refuse as fraud'],
  ['cancel', 'Cancel'],
  ['later', 'Pay later'],
  ['error', 'Fail with an error'],
  ['slow', 'Pay slowly'],
  ['duplicate', 'Pay, webhook twice'],
  ['lost', 'Pay, webhook lost'],
]

export function renderChoice(session: Session): string {
  const choices = session.methods.flatMap((type) => {
    const method = findMethod(type)
    return method
      ? [`<li><a href="/hosted/${session.id}/${type}">${escapeHtml(method.name)}<span aria-hidden="true">→</span></a></li>`]
      : []
  })
  const body = `<section class="paper narrow">${renderHead(session)}<hr><h2>How would you like to pay?</h2><ul class="choices">${choices.join('')}</ul></section>`
  return renderSimulatorPage(`Pay ${session.merchantName}`, body)
}

export function renderMethod(session: Session, method: Method, filled: Filled): string {
  const isCard = method.form === 'card'
  const form = `<section class="paper${isCard ? '' : ' narrow'}">${renderHead(session)}<hr><h2>${escapeHtml(method.name)}</h2>
<form method="post" action="/hosted/${session.id}/${method.type}" autocomplete="off" novalidate>
${renderFields(session, method, filled)}
<button class="main" name="action" value="pay">Pay</button>
<fieldset><legend>Or see what the shop does when it goes another way:</legend><div class="others">${BUTTONS.map(
    ([action, name]) => `<button name="action" value="${action}">${name}</button>`,
  ).join('')}</div></fieldset></form></section>`
  const body = isCard ? `<div class="columns">${form}${renderCards(session)}</div>` : form
  return renderSimulatorPage(`Pay ${session.merchantName} with ${method.name}`, body)
}

export function renderFinished(session: Session, backUrl: string): string {
  const WORDS: Readonly<Record<Session['status'], string>> = {
    active: 'This payment is open.',
    canceled: 'This payment was cancelled.',
    completed: 'This payment is done.',
    expired: 'This payment was not made in time.',
    paymentPending: 'This payment is waiting for the money to arrive.',
    refused: 'This payment was refused.',
  }
  const body = `<section class="paper narrow">${renderHead(session)}<hr><h2>${WORDS[session.status]}</h2>
<p><a class="button" href="${escapeHtml(backUrl)}">Back to the shop</a></p></section>`
  return renderSimulatorPage(WORDS[session.status], body)
}

export function renderUnknown(): string {
  return renderSimulatorPage('No such payment', '<section class="paper narrow"><h2>There is no such payment.</h2></section>')
}

function renderHead({ merchantName, amount, reference }: Session): string {
  return `<h1>${escapeHtml(merchantName)}</h1><p class="amount">${writeAmount(amount)}</p>
<p class="reference">Reference ${escapeHtml(reference)}</p>`
}

function renderFields(session: Session, method: Method, filled: Filled): string {
  switch (method.form) {
    case 'card':
      return renderCardFields(filled)
    case 'bank':
      return renderBanks(session)
    case 'blik':
      return renderField({ name: 'code', label: 'BLIK code', hint: 'Any 6 digits will do.', mode: 'numeric', filled })
    case 'phone':
      return renderField({
        name: 'phone',
        label: 'Phone number',
        hint: 'Any number will do, such as +351 912 345 678.',
        mode: 'tel',
        filled,
      })
    case 'transfer':
      return `<p>Transfer the amount to <strong class="number">${transferAccountOf(method.type)}</strong> and name the reference.
<span class="soft">“Pay” is a transfer that arrives at once; “Pay later” one that takes days: let it arrive from the <a href="/">overview</a>.</span></p>`
    case 'none':
      return '<p class="soft">Here you would log in and agree. In the simulator a press of the button is enough.</p>'
  }
}

function renderCardFields(filled: Filled): string {
  return `<output class="brand" id="brand" for="number"></output>${renderField({ name: 'number', label: 'Card number', mode: 'numeric', filled })}
<div class="pair">${renderField({ name: 'expiry', label: 'Expiry date (MM/YY)', mode: 'text', filled })}
${renderField({ name: 'cvc', label: 'Security code (CVC)', mode: 'numeric', filled })}</div>
${renderField({ name: 'holder', label: 'Name on card', mode: 'text', filled })}<script src="/card-brand.js" defer></script>`
}

type Field = { name: string; label: string; hint?: string; mode: 'numeric' | 'text' | 'tel'; filled: Filled }

function renderField({ name, label, hint, mode, filled }: Field): string {
  const fault = filled.faults[name]
  const notes = [fault ? `${name}-fault` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ')
  const described = notes ? ` aria-describedby="${notes}"` : ''
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="${mode}" autocomplete="off" required maxlength="40" value="${escapeHtml(filled.values[name] ?? '')}"${
    fault ? ' aria-invalid="true"' : ''
  }${described}>${fault ? `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>` : ''}${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`
}

function renderBanks({ issuer }: Session): string {
  const options = ISSUERS.map(({ id, name }) => `<option value="${id}"${id === issuer ? ' selected' : ''}>${name}</option>`)
  return `<div class="field"><label for="bank">Bank</label><select id="bank" name="bank">${options.join('')}</select></div>`
}

function renderCards({ id }: Session): string {
  const cards = TEST_CARDS.map(
    ({ brand, name, number }) =>
      `<li><a href="/hosted/${id}/scheme?card=${brand}"><span class="number">${number}</span><span class="brand">${name}</span></a></li>`,
  )
  return `<aside class="paper" aria-labelledby="cards"><h2 id="cards">Test cards</h2>
<p class="hint">Choose one to fill in the form. All expire ${EXPIRY}.</p><ul class="cards">${cards.join('')}</ul></aside>`
}

/** The form filled in with the chosen test card. */
export function fillCard(brand: string | undefined): Filled {
  const card = TEST_CARDS.find((one) => one.brand === brand)
  const values: Record<string, string> = card ? { number: card.number, expiry: EXPIRY, cvc: card.cvc, holder: 'A Shopper' } : {}
  return { values, faults: {} }
}
