import { I18nProvider } from '@lingui/react'
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { RouterContext } from '../../routing/router-context.ts'
import { NEWSLETTER_FIELD_ID } from '../element-ids.ts'
import { NewsletterForm } from './newsletter-form.tsx'

let hydrated: Promise<void> | undefined

/** Takes over the form that the server rendered, with the text typed in it. */
export function hydrateNewsletter(container: HTMLElement, router: AnyRouter): Promise<void> {
  hydrated ??= new Promise((resolve) => {
    const { i18n } = router.options.context as RouterContext
    hydrateRoot(
      container,
      <RouterContextProvider router={router}>
        <I18nProvider i18n={i18n}>
          <ReportingForm onHydrated={resolve} />
        </I18nProvider>
      </RouterContextProvider>,
    )
  })
  return hydrated
}

function ReportingForm({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return <NewsletterForm fieldId={NEWSLETTER_FIELD_ID} />
}
