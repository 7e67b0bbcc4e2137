import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NEWSLETTER_RESULTS } from '../../shared/newsletter-result.ts'
import { NewsletterConfirmScreen, type NewsletterSearch } from '../screens/newsletter-confirm/newsletter-confirm-screen.tsx'

export const Route = createFileRoute('/newsletter/confirm')({
  staticData: { texts: 'browsing', ownTitle: msg`Newsletter` },
  validateSearch: ({ token, unsubscribe, reminders, result, email }: Record<string, string | undefined>): NewsletterSearch => ({
    token,
    unsubscribe,
    reminders,
    result: NEWSLETTER_RESULTS.find((known) => known === result),
    email,
  }),
  component: () => {
    const search = Route.useSearch()
    // A new key resets the page, so that a submitted form shows its result.
    return <NewsletterConfirmScreen key={search.result} {...search} />
  },
})
