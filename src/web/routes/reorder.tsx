import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ReorderPacksDocument } from '../../generated/documents.ts'
import { ReorderScreen } from '../screens/reorder/reorder-screen.tsx'

/** `token` comes from a mailed link. Opening the page changes nothing. */
export const Route = createFileRoute('/reorder')({
  staticData: { texts: 'redeeming', ownTitle: msg`Order blank cards again` },
  validateSearch: ({ token }: Record<string, string | undefined>): { token?: string | undefined } => ({ token }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.ask(ReorderPacksDocument, { token: deps.token ?? null }),
  preload: false,
  gcTime: 0,
  component: () => <ReorderScreen data={Route.useLoaderData()} />,
})
