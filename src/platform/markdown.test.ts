import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test.each([
  ['prose becomes paragraphs', 'One **bold** word.\n\nTwo.', '<p>One <strong>bold</strong> word.</p>\n<p>Two.</p>'],
  ['an internal link stays in the tab', '[Delivery](/delivery/)', '<p><a href="/delivery/">Delivery</a></p>'],
  ['placeholders in links stay whole', '[Write](mailto:{email})', '<p><a href="mailto:{email}">Write</a></p>'],
  ['HTML is shown, not run', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['inline HTML too', 'a <img src=x onerror=alert(1)> b', '<p>a &lt;img src=x onerror=alert(1)&gt; b</p>'],
  [
    'text after a script tag is text',
    'a <script><img src=x onerror=alert(1)',
    '<p>a &lt;script&gt;&lt;img src=x onerror=alert(1)</p>',
  ],
  ['a script is not a link', '[x](javascript:alert(1))', '<p>x</p>'],
  ['a link to another host without a scheme is not a link', '[x](//evil.example)', '<p>x</p>'],
  ['pictures become their descriptions', '![cat](x.png)', '<p>cat</p>'],
])('%s', (_sentence, markdown, html) => {
  expect(renderMarkdown(markdown)).toBe(html)
})

test('links can be rewritten, and are treated as what they become', () => {
  const rewriteLink = (href: string) => href.replace('https://example.com', '')
  expect(renderMarkdown('[x](https://example.com/tea/)', { rewriteLink })).toBe('<p><a href="/tea/">x</a></p>')
})

test('an outside link opens in a new tab', () => {
  expect(renderMarkdown('[x](https://example.com/)')).toBe(
    '<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer">x</a></p>',
  )
})

test('no text at all creates an element that Markdown does not have', () => {
  const hostile = fc.array(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '[',
      ']',
      '(',
      ')',
      '!',
      'javascript:',
      'script',
      'onload=',
      '\n',
      ' ',
      '&',
      '#',
      'x',
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(hostile, (parts) => {
      const html = renderMarkdown(parts.join(''))
      const known = /<\/?(p|h[1-6]|a|em|strong|del|code|pre|ul|ol|li|blockquote|br|hr|table|thead|tbody|tr|th|td|input)\b[^<>]*>/g
      expect(html.replace(known, '')).not.toMatch(/[<>]/)
      expect(html).not.toMatch(/href="\s*javascript:/i)
    }),
  )
})
