import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { QuoteConfirmationDocument } from '../../generated/documents.ts'
import { readRefused } from '../i18n/failures/read-refused.ts'
import { QuoteThankYouScreen } from '../screens/business/quote-thank-you-screen.tsx'

export const Route = createFileRoute('/business/thank-you')({
  staticData: { texts: 'enquiries', ownTitle: msg`Thank you` },
  validateSearch: ({ request, refused }: Record<string, string | undefined>) => ({ request, refused }),
  loaderDeps: ({ search: { request, refused } }) => ({ request, refused }),
  loader: async ({ context, deps: { request: id, refused } }) => {
    const reasons = await readRefused(refused, context.shop.textLanguage)
    const { quoteRequest: request } = id ? await context.ask(QuoteConfirmationDocument, { id }) : { quoteRequest: null }
    if (!request && reasons.length === 0) throw notFound()
    return { request, reasons }
  },
  component: () => <QuoteThankYouScreen {...Route.useLoaderData()} />,
})
