import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ActivateDocument } from '../../generated/documents.ts'
import { ActivateScreen } from '../screens/activate/activate-screen.tsx'

/** Never cached, because it depends on the login. A store without blank cards has no such page. */
export const Route = createFileRoute('/activate/')({
  staticData: { texts: 'buying', ownTitle: msg`Activate your blank cards` },
  loader: async ({ context }) => {
    const loaded = await context.ask(ActivateDocument, {})
    if (!loaded.activationTerms) throw notFound()
    return { ...loaded, activationTerms: loaded.activationTerms }
  },
  preload: false,
  gcTime: 0,
  component: () => <ActivateScreen data={Route.useLoaderData()} />,
})
