import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountDeleted } from '../screens/account/entry/message-pages.tsx'

export const Route = createFileRoute('/account/deleted')({
  staticData: { texts: 'account', ownTitle: msg`Your account has been deleted` },
  component: AccountDeleted,
})
