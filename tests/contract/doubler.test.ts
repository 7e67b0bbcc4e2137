import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDoubler } from '../support/doubler.ts'

const shop = await testDoubler()
const { enter, read, codes, issue, mails, work, db, open, current, post, clock } = shop
const UNKNOWN = '9375010000000000005'

const countEntries = async () =>
  (
    await sql`select from doubler_entries e join doubler_draws d on d.id = e.draw_id where d.draw_on = ${current().drawOn}`.execute(
      db,
    )
  ).rows.length

describe('an entry', () => {
  test('gets its draw in the answer, and a ticket by mail without anything that was typed', async () => {
    const { number } = await issue(1_000)
    const answer = await enter(number, { email: 'typed@example.com', name: 'Typed Name' })
    const { month, closesAt, drawAt } = current()
    expect(answer).toEqual({ draw: { month, closesAt: closesAt.toISOString(), drawAt: drawAt.toISOString() }, errors: [] })
    await work()
    const mail = mails.findLast(({ to }) => to === 'typed@example.com')
    expect(mail?.subject).toBe('You’re in the draw of Monday 6 April')
    expect(mail?.text).toMatch(/Your ticket: [\w-]{43}/)
    for (const typed of ['Typed', number, number.slice(-4)]) expect(mail?.text).not.toContain(typed)
  })

  test('gets the same answer for a card, for no card, and for one that is entered already, which counts once', async () => {
    const { number } = await issue(1_000)
    const answers = [
      await enter(number),
      await enter(UNKNOWN),
      await enter(number),
      await enter(` ${number.slice(0, 4)} ${number.slice(4)}`),
    ]
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await countEntries()).toBe(2)
  })

  test('stores no number in clear', async () => {
    const { number } = await issue(1_000)
    await enter(number)
    const { rows } = await sql<{ dump: string }>`select e::text as dump from doubler_entries e`.execute(db)
    const dump = rows.map((row) => row.dump).join()
    expect(dump).not.toContain(number)
    expect(dump).not.toContain(Buffer.from(number).toString('hex'))
  })

  test('has errors at each field', async () => {
    const faultsOf = ({ errors }: { errors: { code: number; referencedRequestParameter: string }[] }) =>
      errors.map(({ code, referencedRequestParameter }) => [referencedRequestParameter, code])
    expect(faultsOf(await enter('', { name: ' ', email: 'x', acceptTerms: false }))).toEqual([
      ['cardNumber', 2260],
      ['name', 2704],
      ['email', 1102],
      ['acceptTerms', 2227],
    ])
    expect(faultsOf(await enter('9375010000000000006'))).toEqual([['cardNumber', 2261]])
    expect(faultsOf(await enter(UNKNOWN, { captchaToken: 'wrong' }))).toEqual([['captchaToken', 1002]])
  })

  test('is refused from Monday to the draw, and where there is no doubler', async () => {
    clock.set(current().closesAt)
    expect(codes(await enter(UNKNOWN))).toEqual([2631])
    expect(await read()).toMatchObject({ isOpen: false, nextDraw: { month: current().month } })
    expect(codes(await enter(UNKNOWN, {}, open('gcuk.localhost')))).toEqual([2632])
    expect(await read(open('gcuk.localhost'))).toBeNull()
  })

  test('is confirmed in Dutch', async () => {
    await enter(UNKNOWN, { email: 'dutch@example.com' }, open('cb.localhost'))
    await work()
    expect(mails.findLast(({ to }) => to === 'dutch@example.com')?.subject).toMatch(/^Je doet mee aan de trekking van maandag \d/)
  })

  test('can be posted without script, and its page shows the result', async () => {
    const form = { cardNumber: UNKNOWN, name: 'Anna Hill', email: 'plain@example.com', acceptTerms: 'on', language: 'en' }
    expect(await post(form)).toBe('/doubler/thankyou/')
    expect(await countEntries()).toBe(1)
    expect(await post({ ...form, name: '' })).toBe('/doubler/thankyou/?refused=NAME_REQUIRED.name')
    const { acceptTerms: _agreed, ...unagreed } = form
    expect(await post(unagreed)).toBe('/doubler/thankyou/?refused=TERMS_REQUIRED.acceptTerms')
    expect(await post({ ...form, cardNumber: '9375010000000000013', website: 'spam' })).toBe('/doubler/thankyou/')
    expect(await countEntries()).toBe(1)
  })
})

test('deleting an account removes its entries, and one in a closed list cannot win', async () => {
  const customer = await shop.makeCustomer()
  const { id, number } = await issue(1_000)
  await enter(number, { email: customer.email })
  await shop.close()
  const answer = await shop.mutate(customer, 'deleteAccount', { password: 'seven lemons on a shelf' })
  expect(answer.errors).toEqual([])
  expect(await countEntries()).toBe(0)
  await shop.draw()
  expect(await shop.balance(id)).toBe(1_000)
  expect((await read()).lastResult).toMatchObject({ entryCount: 1, skippedCount: 1, winner: null })
})
