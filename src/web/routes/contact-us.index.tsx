import { createFileRoute } from '@tanstack/react-router'
import { ContactDetailsDocument } from '../../generated/documents.ts'
import { ROUTES, toLocalPath } from '../../shared/paths.ts'
import { loadPage } from '../data/load-page.ts'
import { listPageTags } from '../routing/shop-tags.ts'
import { ContactScreen } from '../screens/contact/contact-screen.tsx'

export const Route = createFileRoute('/contact-us/')({
  staticData: { texts: 'enquiries' },
  loader: async ({ context }) => {
    const path = toLocalPath(ROUTES.contact, context.paths)
    const [page, { storeData }] = await Promise.all([loadPage(context, path), context.ask(ContactDetailsDocument, {})])
    return { page, details: storeData }
  },
  head: ({ loaderData, match }) => listPageTags(loaderData?.page, match.context.shop),
  component: () => <ContactScreen {...Route.useLoaderData()} />,
})
