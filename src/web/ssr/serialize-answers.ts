import { createSerializationAdapter } from '@tanstack/react-router'
import type { Part } from './fragment-cache.tsx'

export const ANSWERS_BLOCK = 'answers'

/** Empty until it is asked for. */
const texts = new WeakMap<object, Part>()

/** Marks an answer of the API, and each part of it that a loader may pick: the text of what is marked is written when it is asked for. */
export function markAnswer<T>(answer: T): T {
  for (const part of [answer, ...Object.values(answer ?? {})]) {
    if (part && typeof part === 'object' && !texts.has(part)) texts.set(part, { html: '' })
  }
  return answer
}

/** As it stands in a block of JSON. */
export function writeAnswer(answer: object): Part {
  const text = texts.get(answer) ?? { html: '' }
  text.html ||= JSON.stringify(answer).replaceAll('<', '\\u003c')
  return text
}

/**
 * How a loader's answers travel with their page: in a block of JSON, written once for all pages that share them, and read by the browser when the page
 * wakes. The framework would write each object anew, as script that runs while the page is read.
 */
export function createAnswerTexts() {
  const sent: object[] = []
  let received: object[] | undefined
  const adapter = createSerializationAdapter<object, number>({
    key: 'answer',
    test: (value): value is object => texts.has(value as object),
    toSerializable: (answer) => sent.push(answer) - 1,
    fromSerializable: (place) => {
      received ??= JSON.parse(document.getElementById(ANSWERS_BLOCK)?.textContent ?? '[]') as object[]
      const answer = received[place]
      if (!answer) throw new Error(`The page carries no answer ${place}`)
      return answer
    },
  })
  return { adapter, sent }
}
