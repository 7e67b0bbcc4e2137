import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

function render(name: string): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans>
        Hello {name}, <a href="/account/">your account</a>
      </Trans>
    </I18nProvider>,
  )
}

test.each([
  ['Anna', 'Anna'],
  ['<toString/>', '&lt;toString/&gt;'],
  ['<constructor>x</constructor>', '&lt;constructor&gt;x&lt;/constructor&gt;'],
  ['<__proto__/>', '&lt;__proto__/&gt;'],
  ['<0>Anna</0>', '&lt;0&gt;Anna&lt;/0&gt;'],
])('the name %s is shown exactly as typed', (name, shown) => {
  expect(render(name)).toBe(`Hello ${shown}, <a href="/account/">your account</a>`)
})
