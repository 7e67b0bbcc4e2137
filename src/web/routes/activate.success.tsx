import { createFileRoute } from '@tanstack/react-router'
import { ActivationOrderDocument } from '../../generated/documents.ts'
import { ActivateSuccessScreen } from '../screens/activate-success/activate-success-screen.tsx'

/** For the browser or the customer that ordered it: to anybody else the order does not exist. */
export const Route = createFileRoute('/activate/success')({
  staticData: { texts: 'buying' },
  validateSearch: ({ order }: Record<string, string | undefined>) => ({ order }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { order } }) =>
    order ? (await context.ask(ActivationOrderDocument, { uuid: order })).activationOrder : null,
  preload: false,
  gcTime: 0,
  head: async ({ match }) => (await import('../features/checkout/checkout-tags.ts')).listOwnTags(match.context, 'thanks'),
  component: () => <ActivateSuccessScreen order={Route.useLoaderData()} />,
})
