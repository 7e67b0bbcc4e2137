import { Trans } from '@lingui/react/macro'
import { withCallback } from '#web/features/identify/with-callback.ts'
import { useHref } from '#web/session/use-shop.ts'
import { Link } from '#web/ui/link.tsx'
import type { EntryData } from '../load-account.ts'
import { EntryForm, EntryFrame } from './entry-frame.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterPage({ data: { visitor, callback } }: { data: EntryData }) {
  const href = useHref()
  return (
    <EntryFrame
      title={<Trans>Create an account</Trans>}
      intro={<Trans>It takes a minute, and costs nothing.</Trans>}
      picture={visitor.storeData.thankYouImage}
      otherWay={
        <p>
          <Trans>
            Do you have an account? <Link href={withCallback(href('login'), callback)}>Log in</Link>
          </Trans>
        </p>
      }
    >
      <EntryForm>{(key) => <RegisterForm key={key} callback={callback} />}</EntryForm>
    </EntryFrame>
  )
}
