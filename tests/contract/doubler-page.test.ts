import { Window } from 'happy-dom'
import { beforeAll, expect, test } from 'vitest'
import { testDoubler } from '../support/doubler.ts'
import { startTestWeb } from '../support/web.ts'

/** The pages of the doubler as the server sends them, after a draw with a winner and one without. */

const shop = await testDoubler()
const send = await startTestWeb(shop)

beforeAll(async () => {
  const card = await shop.issue(2_500)
  shop.clock.set('2026-02-20T09:00:00Z')
  await shop.enter(card.number, { name: 'Priya Shah' })
  await shop.close()
  await shop.draw()
})

async function readPage(path: string, host = 'gcsuk.localhost') {
  const { status, text } = await send(path, { headers: { host } })
  const { document } = new Window({ url: `http://${host}${path}` })
  document.write(text)
  return { status, document, text: document.body.textContent.replace(/\s+/g, ' ') }
}

test('the page names the winner by initials and amount, and links to the proof', async () => {
  const { document, text } = await readPage('/doubler/')
  expect(text).toContain('P. S. won £25')
  expect(text).not.toContain('Priya')
  const proof = document.querySelector('a[href^="/doubler/proof/"]')?.getAttribute('href') ?? ''
  const { seed } = JSON.parse((await send(proof)).text)
  expect(text).toContain(seed)
  expect((await send('/doubler/check-draw.mjs')).text).toContain('Recomputes a draw')
  expect(text).toContain('at most £250')
})

test('the page shows the picture of the doubler in the look of its family', async () => {
  const pictureOf = async (path: string, host: string) =>
    (await readPage(path, host)).document.querySelector('main img')?.getAttribute('src') ?? ''
  expect(await pictureOf('/doubler/', 'gcsuk.localhost')).toMatch(/doubler.*gcs/i)
  expect(await pictureOf('/verdubbelaar/', 'cb.localhost')).toMatch(/doubler.*cb/i)
})

test('a month without a winner is announced as such, in Dutch too', async () => {
  const { text } = await readPage('/verdubbelaar/', 'cb.localhost')
  expect(text).toContain('Geen winnaar')
  expect((await readPage('/doubler/', 'cb.localhost')).status).toBe(404)
})

test('a shop without a doubler says so, and the page is not indexed', async () => {
  const { document, text, status } = await readPage('/doubler/', 'gcuk.localhost')
  expect(status).toBe(200)
  expect(text).toContain('There is no doubler in this shop')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
})

test('thank-you pages confirm the entry, name a product if it is in the address, and say why an entry was refused', async () => {
  expect((await readPage('/doubler/thankyou/')).text).toContain('You’re in the draw')
  const { text, document } = await readPage('/doubler/thankyou/all-in-one-gift-card/')
  expect(text).toContain('You’re in the draw')
  expect(document.querySelector('main a[href="/gift-cards/all-in-one-gift-card/"]')).not.toBeNull()
  expect((await readPage('/doubler/thankyou/no-such-card/')).status).toBe(404)
  const refused = await readPage('/doubler/thankyou/?refused=TERMS_REQUIRED.acceptTerms')
  expect(refused.text).toContain('You are not in the draw yet')
  expect(refused.text).toContain('Please agree to the terms')
})
