import { expect, test } from 'vitest'
import { expectLittleWork } from '#tests/support/processor-time.ts'
import { hasControlCharacter, hasEmoji, hasLink, isAsciiOnly } from './text.ts'

test.each(['🎁', 'Love ❤️', 'plain ❤', '👩‍👩‍👧', '🇬🇧', '1️⃣', '☺', '👍🏽'])('%s is an emoji', (text) => {
  expect(hasEmoji(text)).toBe(true)
})

test.each(['', 'Zoë & Søren', '100% #1 *', '© 2026 ®', 'Nou ‼', 'a → b', '日本', ':-)'])('"%s" has no emoji', (text) => {
  expect(hasEmoji(text)).toBe(false)
})

test.each([
  'https://example.test',
  'see HTTP://a',
  'www.example',
  'go to example.com',
  'write to fee@parcels.ninja',
  'royalmail.in',
  'Pay at royalmail.in.',
  'royalmail.in/x',
  'ROYALMAIL.IN',
  'royalmail.In',
  'claim2.to, quickly',
  'about.is!',
  'parcel.ro now',
  'royalmail.De',
  'royalmail.Eu',
  'example.com.',
  'Example.CO.UK',
  'bücher.nl!',
  'short.ly/abc',
  'mailto:anna@example.test',
  'win-prize.de now',
  'Prize.be',
  'WIN-PRIZE.DE',
  'get it at prize.it!',
  'claim2.es',
  'geld.ch, schnell',
  'anna@example.se',
  'prize.ie.',
  'a.prize.co',
  'bit.ly',
  'spin.top',
  'about.me',
  'prizes.ru',
  'claim at win-prize.Top',
  'prizes.Ru',
  'Mr.win',
  'at 203.0.113.9',
  '192.168.0.1',
  'via 8.8.8.8.',
  '45.77.23.12:8080',
  '45.77.23.12/prize',
  '20.30.40.50, or 8.8.8.8',
  '10.0.0.1:8080',
  'example．com',
  'example。com',
  'example｡com',
  'exam\u00adple.c\u00adom',
  'example\u200b.\u200bcom',
  'pri\u2060ze.\ufeffde',
  'prize.money',
  'ribbon.support',
  'RIBBON.SUPPORT',
  'ribbon.help!',
  'evil.ai',
  't.me',
  'T.ME',
  'join t.co, now',
])('%s is a link', (text) => {
  expect(hasLink(text)).toBe(true)
})

test.each([
  'Happy birthday.Love you',
  'see you soon.Love',
  'happy birthday.love you',
  'ok.see you',
  'That was nice.It was great',
  'Gefeliciteerd.De beste',
  'Bis bald.Es war schön',
  'Obrigado.Me liga',
  'J.de Vries',
  'A.M.de Boer',
  'Fam.de Vries',
  'mevr.de Wit',
  'Ma.de Lourdes',
  'Dra.de Souza',
  'Fco.de Asís',
  'and/or',
  '9 a.m./p.m.',
  '3.50',
  '24.12.2026',
  '01.23.45.67.89',
  '0475.12.34.56',
  '475.12.34.56',
  'Ring 20.30.40.50.',
  '22.123.45.67',
  '+34.912.345.678',
  'companion.committed',
  'yes.none',
  'Thank you.Support your team',
  'Enjoy.Money for you',
  'Auguri.Ai miei amici',
  // An ending that is also a short word and is followed by another word begins a sentence.
  'happy birthday.to you',
  'Parabéns.Eu te amo',
  'it was my turn.is it yours?',
  'I am so proud.My dear',
  'Tanti auguri.la tua amica',
  'hoera.nu feest',
  'see you at 10.am I right',
  '500.km',
  'ref.nr: 12',
  'hello.world',
  'haha.lol',
  'Dziękuję.za wszystko',
  'Liefs.gr Jan',
  '500.kr',
  'J.Ly',
  'J.ai oublié',
  'on T.V.',
  '日本。東京',
  'می\u200cخواهم',
  'www',
])('%s is not a link', (text) => {
  expect(hasLink(text)).toBe(false)
})

test('a line break is refused in a single-line field', () => {
  expect(hasControlCharacter('Anna\r\nBcc: bert@example.com')).toBe(true)
  expect(hasControlCharacter('Anna Hill')).toBe(false)
})

test('a hostile text is checked at once', async () => {
  await expectLittleWork(500, () => {
    hasLink('a.'.repeat(100_000))
    hasLink(`a.${'b'.repeat(200_000)}`)
    hasLink('ab.De'.repeat(40_000))
    hasLink('1.'.repeat(100_000))
  })
})

test.each([
  ['HRB 12345 B', true],
  ['', true],
  ['HRB 12345 Ä', false],
  ['12345\n', false],
  ['１２３', false],
])('%j is ASCII-only: %s', (text, expected) => {
  expect(isAsciiOnly(text)).toBe(expected)
})
