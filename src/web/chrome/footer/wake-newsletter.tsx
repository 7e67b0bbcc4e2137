import { I18nProvider } from '@lingui/react'
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { RouterContext } from '../../routing/router-context.ts'
import { NEWSLETTER_FIELD_ID } from './footer-ids.ts'
import { NewsletterForm } from './newsletter-form.tsx'

let awake: Promise<void> | undefined

/** Takes over the form that the server drew, with what is typed in it. */
export function wakeNewsletter(container: HTMLElement, router: AnyRouter): Promise<void> {
  awake ??= new Promise((resolve) => {
    const { i18n } = router.options.context as RouterContext
    hydrateRoot(
      container,
      <RouterContextProvider router={router}>
        <I18nProvider i18n={i18n}>
          <AwakeForm onAwake={resolve} />
        </I18nProvider>
      </RouterContextProvider>,
    )
  })
  return awake
}

function AwakeForm({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return <NewsletterForm fieldId={NEWSLETTER_FIELD_ID} />
}
