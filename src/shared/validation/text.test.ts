import { expect, test } from 'vitest'
import { hasControlCharacter, hasEmoji, hasLink } from './text.ts'

test.each(['🎁', 'Love ❤️', 'plain ❤', '👩‍👩‍👧', '🇬🇧', '1️⃣', '☺', '👍🏽'])('%s is an emoji', (text) => {
  expect(hasEmoji(text)).toBe(true)
})

test.each(['', 'Zoë & Søren', '100% #1 *', '© 2026 ®', 'Nou ‼', 'a → b', '日本', ':-)'])('"%s" holds none', (text) => {
  expect(hasEmoji(text)).toBe(false)
})

test.each([
  'https://example.test',
  'see HTTP://a',
  'www.example',
  'go to example.com',
  'example.com.',
  'Example.CO.UK',
  'bücher.nl!',
  'short.ly/abc',
  'mailto:anna@example.test',
])('%s is a link', (text) => {
  expect(hasLink(text)).toBe(true)
})

test.each(['Happy birthday.Love you', 'Gefeliciteerd.De beste', 'and/or', '9 a.m./p.m.', '3.50', 'companion.committed', 'www'])(
  '%s is none',
  (text) => {
    expect(hasLink(text)).toBe(false)
  },
)

test('a line break has no place in a field of one line', () => {
  expect(hasControlCharacter('Anna\r\nBcc: bert@example.com')).toBe(true)
  expect(hasControlCharacter('Anna Hill')).toBe(false)
})

test('a hostile text is judged at once', () => {
  const started = performance.now()
  hasLink('a.'.repeat(100_000))
  hasLink(`a.${'b'.repeat(200_000)}`)
  expect(performance.now() - started).toBeLessThan(500)
})
