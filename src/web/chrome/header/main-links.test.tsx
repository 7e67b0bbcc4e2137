import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RedeemLink } from './main-links.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const render = () =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RedeemLink href="/check-your-balance/" />
    </I18nProvider>,
  )

test('the header reads "Choice Redeem Gift Card" where there is room, and "Redeem" only below 1280 px', () => {
  const html = render()
  expect(html).toMatch(/<span class="desktop-medium:hidden">Redeem<\/span>/)
  expect(html).toMatch(/<span class="max-desktop-medium:hidden">Choice Redeem Gift Card<\/span>/)
  expect(html).toContain('href="/check-your-balance/"')
})
