import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmEmailDocument } from '../../../../generated/documents.ts'
import { useAsk, useHref } from '../../../client/use-shop.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessagePage } from '../../checkout/message-page.tsx'
import { FailedNotice, type StepFailure } from '../../checkout/step/failed-notice.tsx'
import type { EntryData } from '../account-page.ts'
import { NeedsScript } from '../form/awake-form.tsx'

/** Looking at a link changes nothing, because mail scanners look at all of them: a button does. */
export function ConfirmEmailPage({ data: { visitor, token } }: { data: EntryData }) {
  const ask = useAsk()
  const router = useRouter()
  const [email, setEmail] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<StepFailure>()
  const confirm = async () => {
    setSending(true)
    setFailure(undefined)
    const answer = await ask(ConfirmEmailDocument, { token: token ?? '' }).catch(() => undefined)
    setSending(false)
    if (!answer) return setFailure('unreachable')
    const { email: confirmed, errors } = answer.confirmEmail
    if (errors[0]) return setFailure(errors[0])
    router.clearCache()
    setEmail(confirmed ?? '')
  }
  const isKnown = visitor.getUserInfo.user !== null
  if (email !== undefined) return <Confirmed email={email} isKnown={isKnown} />
  return (
    <MessagePage
      icon="mail"
      title={<Trans>Confirm your email address</Trans>}
      body={failure && <FailedNotice failure={failure} />}
      actions={
        <>
          <Button size="large" isLoading={isSending} onClick={() => void confirm()}>
            <Trans>Yes, this is my address</Trans>
          </Button>
          <NeedsScript>
            <Trans>Please allow JavaScript for this site to confirm it.</Trans>
          </NeedsScript>
        </>
      }
    >
      <Trans>One click, and everything that belongs to this address is yours: earlier orders and gifts you were sent.</Trans>
    </MessagePage>
  )
}

function Confirmed({ email, isKnown }: { email: string; isKnown: boolean }) {
  const href = useHref()
  return (
    <MessagePage
      icon="check"
      tone="success"
      title={<Trans>Your email address is confirmed</Trans>}
      actions={
        <ButtonLink href={href(isKnown ? 'accountOverview' : 'login')}>
          {isKnown ? <Trans>To your account</Trans> : <Trans>Log in</Trans>}
        </ButtonLink>
      }
    >
      <Trans>{email} is yours. What was ordered with it before is in your account now.</Trans>
    </MessagePage>
  )
}
