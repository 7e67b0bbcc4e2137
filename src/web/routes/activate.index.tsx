import { createFileRoute, notFound } from '@tanstack/react-router'
import { ActivateDocument } from '../../generated/documents.ts'
import { ActivateScreen } from '../screens/activate/activate-screen.tsx'

/** Never cached, because it depends on the login. A store without blank cards has no such page. */
export const Route = createFileRoute('/activate/')({
  staticData: { texts: 'buying' },
  loader: async ({ context }) => {
    const loaded = await context.ask(ActivateDocument, {})
    if (!loaded.activationTerms) throw notFound()
    return { ...loaded, activationTerms: loaded.activationTerms }
  },
  preload: false,
  gcTime: 0,
  head: async ({ match }) => (await import('../screens/activate/activate-tags.ts')).listActivateTags(match.context),
  component: () => <ActivateScreen data={Route.useLoaderData()} />,
})
