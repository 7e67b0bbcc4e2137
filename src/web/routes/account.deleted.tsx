import { createFileRoute } from '@tanstack/react-router'
import { AccountDeleted } from '../screens/account/entry/message-pages.tsx'

export const Route = createFileRoute('/account/deleted')({
  staticData: { texts: 'account' },
  head: async ({ match }) =>
    (await import('../screens/account/account-tags.ts')).listAccountTags(match.context, 'accountDeleted'),
  component: AccountDeleted,
})
