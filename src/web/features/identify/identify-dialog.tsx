import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { LogoModal } from '../../blocks/logo-modal.tsx'
import { useHref } from '../../session/use-shop.ts'
import { GuestForm } from './guest-order-modal.tsx'
import { IdentifyForm } from './identify-form.tsx'
import { LoginForm } from './login-form.tsx'
import type { Identify, IdentifyQuestion } from './use-identify.ts'

export const IDENTIFY_TITLES: Readonly<Record<IdentifyQuestion, ReactNode>> = {
  identify: <Trans>What is your email address?</Trans>,
  guest: <Trans>Order as a guest</Trans>,
  'login-here': <Trans>Good to see you again</Trans>,
}

/** One dialog for all questions between the basket and the checkout. */
export function IdentifyDialog({ identify }: { identify: Identify }) {
  const { question, close } = identify
  // The closing dialog still shows its question.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  return (
    <LogoModal isOpen={question !== undefined} onClose={close} title={last && IDENTIFY_TITLES[last]} focusKey={last}>
      {last && <IdentifyQuestionForm question={last} identify={identify} />}
    </LogoModal>
  )
}

export function IdentifyQuestionForm({ question, identify }: { question: IdentifyQuestion; identify: Identify }) {
  const { t } = useLingui()
  const href = useHref()
  const { email } = identify
  if (question === 'identify') {
    return <IdentifyForm email={email} hint={t`We’ll send your order confirmation here`} onIdentified={identify.identified} />
  }
  if (question === 'guest') {
    return <GuestForm email={email} onContinue={identify.continueAsGuest} onLogIn={identify.askLogIn} />
  }
  return <LoginForm email={email} callback={href('checkout')} onLoggedIn={identify.loggedIn} />
}
