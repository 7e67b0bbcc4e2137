import { Trans } from '@lingui/react/macro'
import type { AccountDetailsQuery, AccountUserFragment } from '#generated/documents.ts'
import { usePageAnswer } from '#web/data/use-page-answer.ts'
import { setCustomer } from '#web/session/use-customer.ts'
import { AreaFrame } from '../area/area-frame.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { EmailPanel } from './email-panel.tsx'
import { NewsletterPanel } from './newsletter-panel.tsx'
import { OwnDataPanel } from './own-data-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'

type DetailsData = AccountDetailsQuery & { user: AccountUserFragment }

export function DetailsPage({ data }: { data: DetailsData }) {
  const [user, setUser] = usePageAnswer(data.user)
  const change = (changed: typeof user) => {
    setUser(changed)
    setCustomer({ firstName: changed.mainProfile.firstName })
  }
  return (
    <AreaFrame current="accountDetails" user={user} title={<Trans>Your details</Trans>}>
      <ProfilePanel user={user} onChange={change} />
      <EmailPanel user={user} onChange={change} />
      <PasswordPanel />
      <NewsletterPanel isSubscribed={user.subscribed} />
      <DevicesPanel devices={data.devices} />
      <OwnDataPanel />
    </AreaFrame>
  )
}
