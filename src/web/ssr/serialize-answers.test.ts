import { expect, test, vi } from 'vitest'
import { createAnswerTexts, markAnswer, writeAnswer } from './serialize-answers.ts'

test('an answer and its parts that a loader picks are sent as JSON, and anything else as the framework sends it', () => {
  const answer = markAnswer({ page: { title: '</script>', blocks: [{ id: '1' }] }, total: 3, none: null })
  const { adapter, sent } = createAnswerTexts()
  expect(adapter.test(answer)).toBe(true)
  expect(adapter.test(answer.page)).toBe(true)
  expect(adapter.test(answer.page.blocks[0])).toBe(false)
  expect(adapter.test({ page: answer.page })).toBe(false)
  const places = [answer, answer.page].map((one) => adapter.toSerializable(one))
  const textContent = `[${sent.map(writeAnswer).join(',')}]`
  expect(textContent).not.toContain('<')
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  const browser = createAnswerTexts().adapter
  expect(places.map((place) => browser.fromSerializable(place))).toEqual([answer, answer.page])
})

test('a shared answer is serialized once', () => {
  const { page } = markAnswer({ page: { title: 'Hello' } })
  const first = writeAnswer(page)
  page.title = 'Changed'
  markAnswer({ page })
  expect(writeAnswer(page)).toBe(first)
})
