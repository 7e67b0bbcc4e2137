import { createSerializationAdapter } from '@tanstack/react-router'

const texts = new WeakMap<object, string>()

/** Marks an answer of the API, and each part of it that a loader may pick: the text of what is marked is written when it is asked for. */
export function markAnswer<T>(answer: T): T {
  for (const part of [answer, ...Object.values(answer ?? {})]) {
    if (part && typeof part === 'object' && !texts.has(part)) texts.set(part, '')
  }
  return answer
}

/**
 * How a loader's answers travel with their page: as JSON, written once for all pages that share them, and read by the browser when the page wakes. The
 * framework would write each object anew, as script that runs while the page is read.
 */
export const answerTexts = createSerializationAdapter<object, string>({
  key: 'answer',
  test: (value): value is object => texts.has(value as object),
  toSerializable: (answer) => {
    const text = texts.get(answer) || JSON.stringify(answer)
    texts.set(answer, text)
    return text
  },
  fromSerializable: (text) => JSON.parse(text) as object,
})
