import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ActivationOrderDocument } from '../../generated/documents.ts'
import { ActivateSuccessScreen, UnknownActivation } from '../screens/activate-success/activate-success-screen.tsx'

/** For the browser or the customer that placed the order; for everybody else the order does not exist. */
export const Route = createFileRoute('/activate/success')({
  staticData: { texts: 'buying', ownTitle: msg`Thank you` },
  validateSearch: ({ order }: Record<string, string | undefined>) => ({ order }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { order: uuid } }) => {
    const { activationOrder: order } = uuid ? await context.ask(ActivationOrderDocument, { uuid }) : { activationOrder: null }
    if (!order) throw notFound()
    return order
  },
  preload: false,
  gcTime: 0,
  component: () => <ActivateSuccessScreen order={Route.useLoaderData()} />,
  notFoundComponent: UnknownActivation,
})
