import { expect, test } from 'vitest'
import { answerTexts, markAnswer } from './answer-texts.ts'

test('an answer and the parts that a loader picks from it travel as JSON, and anything else as the framework sends it', () => {
  const answer = markAnswer({ page: { title: 'Hello', blocks: [{ id: '1' }] }, total: 3, none: null })
  expect(answerTexts.test(answer)).toBe(true)
  expect(answerTexts.test(answer.page)).toBe(true)
  expect(answerTexts.test(answer.page.blocks[0])).toBe(false)
  expect(answerTexts.test({ page: answer.page })).toBe(false)
  expect(answerTexts.fromSerializable(answerTexts.toSerializable(answer.page))).toEqual(answer.page)
})

test('a shared answer is written once', () => {
  let readings = 0
  const page = {
    get title() {
      readings++
      return 'Hello'
    },
  }
  const answer = markAnswer({ page })
  const first = answerTexts.toSerializable(answer.page)
  readings = 0
  markAnswer({ page })
  expect(answerTexts.toSerializable(page)).toBe(first)
  expect(readings).toBe(0)
})
