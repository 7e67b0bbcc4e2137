import { describe, expect, test } from 'vitest'
import { type Consent, parseConsent, writeConsent } from './consent.ts'

describe('what a visitor decided about cookies', () => {
  test.each([
    ['nothing is decided at first', '', undefined],
    ['other cookies decide nothing', 'session=abc; theme=consent=marketing', undefined],
    ['an empty cookie decides nothing', 'consent=', undefined],
    ['only what is necessary', 'a=b; consent=necessary; c=d', []],
    ['some', 'consent=necessary.statistics', ['statistics']],
    ['all', 'consent=necessary.marketing.preferences.statistics', ['preferences', 'statistics', 'marketing']],
    ['an unknown word allows nothing', 'consent=necessary.everything', []],
  ])('%s', (_sentence, cookies, consent) => {
    expect(parseConsent(cookies)).toEqual(consent)
  })

  test.each<[Consent]>([[[]], [['marketing']], [['preferences', 'statistics', 'marketing']]])(
    '%j is read back as written',
    (consent) => {
      const [cookie = ''] = writeConsent(consent, true).split('; ')
      expect(parseConsent(cookie)).toEqual(consent)
    },
  )

  test('is stored for six months, for the whole shop, and only over HTTPS where there is HTTPS', () => {
    expect(writeConsent([], true)).toBe('consent=necessary; path=/; max-age=15724800; samesite=lax; secure')
    expect(writeConsent([], false)).not.toContain('secure')
  })
})
