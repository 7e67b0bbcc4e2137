import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { readDraft, saveDraft, withEmail } from '#web/features/checkout/checkout-draft.ts'
import { stageAfter } from '#web/features/identify/identify-flow.ts'
import { IdentifyForm } from '#web/features/identify/identify-form.tsx'
import { withCallback } from '#web/features/identify/with-callback.ts'
import { useHref } from '#web/session/use-shop.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'
import type { EntryData } from '../load-account.ts'
import { EntryFrame } from './entry-frame.tsx'

const GuestOrderModal = lazy(async () => ({
  default: (await import('#web/features/identify/guest-order-modal.tsx')).GuestOrderModal,
}))

/** Asks for an e-mail address: customers go on to the login, buyers continue as guests, everybody else registers (spec §4). */
export function IdentifyPage({ data: { visitor, callback } }: { data: EntryData }) {
  const href = useHref()
  const { history } = useRouter()
  const [guest, setGuest] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const registerHref = withCallback(href('register'), callback)
  const proceed = (email: string, status: boolean | null) => {
    const stage = stageAfter(status)
    if (stage !== 'guest') return history.push(stage === 'login' ? withCallback(href('login'), callback) : registerHref)
    setGuest(email)
    setAsked(true)
  }
  const orderAsGuest = (email: string) => {
    saveDraft({ yourData: withEmail(readDraft().yourData, email) })
    history.push(href('checkout'))
  }
  return (
    <EntryFrame
      title={<Trans>Log in or create an account</Trans>}
      intro={<Trans>Enter your email address, and we’ll check whether you have an account.</Trans>}
      picture={visitor.storeData.thankYouImage}
      otherWay={
        <ButtonLink href={registerHref} variant="secondary">
          <Trans>Create an account</Trans>
        </ButtonLink>
      }
    >
      {(key) => (
        <>
          <IdentifyForm key={key} onIdentified={proceed} />
          <OnceOpened isOpen={isAsked}>
            <GuestOrderModal
              isOpen={isAsked}
              onClose={() => setAsked(false)}
              email={guest ?? ''}
              onContinue={orderAsGuest}
              registerHref={registerHref}
            />
          </OnceOpened>
        </>
      )}
    </EntryFrame>
  )
}
