import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isRouteBuilt } from '../../../shared/built-routes.ts'
import { RedeemLink } from './redeem-link.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const render = (isBuilt?: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RedeemLink href="/check-your-balance/" {...(isBuilt === undefined ? {} : { isBuilt })} />
    </I18nProvider>,
  )

test('the header reads "Choice Redeem Gift Card" where there is room, and "Redeem" only below 1280 px', () => {
  const html = render(true)
  expect(html).toMatch(/<span class="desktop-medium:hidden">Redeem<\/span>/)
  expect(html).toMatch(/<span class="max-desktop-medium:hidden">Choice Redeem Gift Card<\/span>/)
  expect(html).toContain('href="/check-your-balance/"')
})

test('nothing leads to the balance check before it is built', () => {
  expect(render(false)).toBe('')
  expect(render() !== '').toBe(isRouteBuilt('balance'))
})
