import { createSerializationAdapter } from '@tanstack/react-router'

export const ANSWERS_BLOCK = 'answers'

/** Empty until serialized. */
const texts = new WeakMap<object, string>()

/** Marks an answer of the API, and each of its parts that a loader may pick, so that it is serialized here when needed. */
export function markAnswer<T>(answer: T): T {
  for (const part of [answer, ...Object.values(answer ?? {})]) {
    if (part && typeof part === 'object' && !texts.has(part)) texts.set(part, '')
  }
  return answer
}

/** An answer as text for a JSON block. */
export function writeAnswer(answer: object): string {
  const text = texts.get(answer) || JSON.stringify(answer).replaceAll('<', '\\u003c')
  texts.set(answer, text)
  return text
}

/**
 * A page carries its loader's answers in a JSON block. They are serialized once for all pages that share them, and parsed when the page hydrates. The
 * framework would serialize each object again for every page, as a script that runs while the page is parsed.
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
      if (!answer) throw new Error(`The page has no answer ${place}`)
      return answer
    },
  })
  return { adapter, sent }
}
