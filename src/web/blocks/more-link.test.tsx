import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BannerFragment, HeroFragment } from '../../generated/documents.ts'
import { Banner } from './banner.tsx'
import { Hero } from './hero.tsx'

const I18N = setupI18n({ locale: 'en', messages: { en: {} } })
const AWAY = { title: 'Read on', path: { type: 'absolute', href: 'https://example.com/' } } as const
const OWN = { title: 'Look', path: { type: 'relative', href: '/gift-cards/' } } as const
const MAIL = { title: 'Write', path: { type: 'absolute', href: 'mailto:hello@example.com' } } as const

const render = (block: React.ReactNode) => renderToString(<I18nProvider i18n={I18N}>{block}</I18nProvider>)
const openingTags = (html: string) => html.match(/<a [^>]*>/g) ?? []
const hero = (link: HeroFragment['link'], secondLink: HeroFragment['link']) =>
  render(<Hero block={{ title: 'Gifts', bodyHtml: '', link, secondLink, products: [] } as unknown as HeroFragment} />)

test('a hero opens other hosts in a new tab, and our own pages and mails in the same one', () => {
  const [away, own] = openingTags(hero(AWAY, OWN))
  expect(away).toContain('href="https://example.com/" target="_blank" rel="noopener noreferrer"')
  expect(own).toContain('href="/gift-cards/"')
  expect(own).not.toContain('target')
  expect(openingTags(hero(MAIL, OWN))[0]).not.toContain('target')
})

test('a banner announces to screen readers that it opens a new tab', () => {
  const block = { title: 'News', bodyHtml: '', tone: 'QUIET', image: null, link: AWAY } as unknown as BannerFragment
  const html = render(<Banner block={block} />)
  expect(openingTags(html)[0]).toContain('target="_blank" rel="noopener noreferrer"')
  expect(html.replace(/<!-- -->/g, '')).toMatch(/<span class="sr-only"> \([^)]+\)<\/span><\/a>/)
})
