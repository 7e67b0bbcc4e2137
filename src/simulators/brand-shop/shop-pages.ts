import { escapeHtml } from '../../platform/markdown.ts'
import { formatExactMoney, toApiMoney } from '../../shared/money.ts'
import { BRANDS, type BrandLook, type Good } from './goods.ts'
import type { Purchase } from './purchases.ts'

/** What a shopper typed, without the PIN, and its error. */
export type Tried = { number: string; fault: string | undefined; purchaseId: string }

/** The currency of prices before a card is entered. */
const SHOWN_CURRENCY = 'GBP'

export function renderHome(): string {
  const links = BRANDS.map(({ slug, title, tagline }) => {
    return `<li><a href="/${slug}/">${escapeHtml(title)}</a><span>${escapeHtml(tagline)}</span></li>`
  })
  return renderPage('Simulated brand shops', `<h1>Simulated brand shops</h1><ul class="brands">${links.join('')}</ul>`)
}

export function renderShop(brand: BrandLook): string {
  const goods = brand.goods.map(
    (good) => `<li class="paper"><h2>${escapeHtml(good.name)}</h2><p>${escapeHtml(good.text)}</p>
<p class="price">${write(good.minor)}</p><a class="main" href="/${brand.slug}/buy/${good.id}/">Buy<span class="hidden"> the ${escapeHtml(good.name)}</span></a></li>`,
  )
  return renderBrandPage(brand, brand.title, `<h1>What would you like?</h1><ul class="goods">${goods.join('')}</ul>`)
}

export function renderCheckout(brand: BrandLook, good: Good, { number, fault, purchaseId }: Tried): string {
  const alert = fault ? `<p class="fault" id="fault" role="alert">${escapeHtml(fault)}</p>` : ''
  const invalid = fault ? ' aria-invalid="true" aria-describedby="fault"' : ''
  const form = `<form method="post" action="/${brand.slug}/buy/${good.id}/" autocomplete="off">
<input type="hidden" name="purchase" value="${escapeHtml(purchaseId)}">
<p class="field"><label for="number">Gift card number</label><input id="number" name="number" inputmode="numeric" required maxlength="40" value="${escapeHtml(number)}"${invalid}></p>
<p class="field"><label for="pin">PIN</label><input id="pin" name="pin" inputmode="numeric" required maxlength="12" class="short"${invalid}></p>
${alert}<button class="main">Pay ${write(good.minor)}</button></form>
<p class="soft">A gift card with less on it pays its part, and you pay the rest. Prices are in the currency of your card.</p>`
  const body = `<section class="paper narrow"><h1>${escapeHtml(good.name)}</h1><p class="price">${write(good.minor)}</p>
<h2>Pay with your ${escapeHtml(brand.title)} gift card</h2>${form}</section>${renderBack(brand)}`
  return renderBrandPage(brand, `Pay for the ${good.name}`, body)
}

export function renderPurchase(brand: BrandLook, purchase: Purchase): string {
  const { title, words } = describe(purchase)
  const body = `<section class="paper narrow"><h1>${escapeHtml(title)}</h1>${words}${purchase.state === 'open' ? renderRest(brand, purchase) : ''}</section>${renderBack(brand)}`
  return renderBrandPage(brand, title, body)
}

export function renderUnknown(): string {
  return renderPage('Not here', '<h1>This page is not here.</h1><p><a href="/">All shops</a></p>')
}

function describe({ state, good, cardMinor, leftMinor, currency, lastFour }: Purchase): { title: string; words: string } {
  const card = `the gift card that ends in ${lastFour}`
  const rest = good.minor - cardMinor
  if (state === 'cancelled') return { title: 'Cancelled', words: `<p>Nothing was taken from ${card}.</p>` }
  if (state === 'open') {
    return {
      title: 'Almost yours',
      words: `<p>${write(cardMinor, currency)} is reserved on ${card}. ${write(rest, currency)} is left to pay.</p>`,
    }
  }
  const other = rest > 0 ? `<p>You paid the other ${write(rest, currency)} by bank card.</p>` : ''
  return {
    title: `The ${good.name} is yours`,
    words: `<p>${write(cardMinor, currency)} was paid with ${card}. ${write(leftMinor, currency)} is left on it.</p>${other}`,
  }
}

function renderRest(brand: BrandLook, { id, good, cardMinor, currency }: Purchase): string {
  const action = `/${brand.slug}/purchases/${id}/`
  return `<form method="post" action="${action}"><button class="main" name="action" value="capture">Pay ${write(good.minor - cardMinor, currency)} by bank card</button>
<button class="other" name="action" value="cancel">Cancel</button></form><p class="soft">It is a simulated bank card: nothing to fill in.</p>`
}

function renderBack({ slug }: BrandLook): string {
  return `<p class="back"><a href="/${slug}/">Back to the shop</a></p>`
}

function renderBrandPage({ slug, title, tagline }: BrandLook, pageTitle: string, body: string): string {
  const head = `<div class="brand"><a href="/${slug}/">${escapeHtml(title)}</a><span>${escapeHtml(tagline)}</span></div>`
  return renderPage(pageTitle, `${head}<div class="inner">${body}</div>`, slug)
}

function renderPage(title: string, body: string, slug = 'plain'): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css"></head>
<body class="${slug}"><header><p class="strip" role="note"><strong>Simulated shop.</strong> Gift cards are really spent, but nothing is delivered.</p></header><main>${body}</main></body></html>`
}

function write(minor: number, currency = SHOWN_CURRENCY): string {
  return formatExactMoney(toApiMoney({ currency, minor }), 'en-GB')
}
