import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { IdentifyFlowDocument } from '../../../generated/documents.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { readDraft, saveDraft, withEmail } from '../checkout/checkout-draft.ts'
import { firstStage, type IdentifyStage, stageAfter } from './identify-flow.ts'
import { withCallback } from './with-callback.ts'

const GuestOrderModal = lazy(async () => ({ default: (await import('./guest-order-modal.tsx')).GuestOrderModal }))
const IdentifyModal = lazy(async () => ({ default: (await import('./identify-modal.tsx')).IdentifyModal }))
const LoginModal = lazy(async () => ({ default: (await import('./login-modal.tsx')).LoginModal }))

/** A customer among the guests logs in without leaving the basket. */
type Stage = IdentifyStage | 'login-here'

type ToCheckoutButtonProps = {
  /** Resolves when all changes of the basket are saved; false when something must be corrected first. */
  settled: () => Promise<boolean>
  size?: 'medium' | 'large'
  isWide?: boolean
  className?: string
}

/** From the basket to the checkout, through the identify flow. Without script, and when the shop does not answer, it is a plain link. */
export function ToCheckoutButton({ settled, ...look }: ToCheckoutButtonProps) {
  const ask = useAsk()
  const router = useRouter()
  const href = useHref()
  const [stage, setStage] = useState<Stage>()
  const [opened, setOpened] = useState<ReadonlySet<Stage>>(new Set())
  const email = readDraft().yourData?.email ?? ''
  const isBusy = useRef(false)
  const close = () => setStage(undefined)
  const goTo = (next: Stage) => {
    if (next === 'checkout') router.history.push(href('checkout'))
    else if (next === 'login' || next === 'register') router.history.push(withCallback(href(next), href('checkout')))
    else setOpened((known) => new Set([...known, next]))
    setStage(next)
  }
  const startCheckout = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    if (await settled()) goTo(await findStage())
    isBusy.current = false
  }
  const findStage = async (): Promise<Stage> => {
    const answer = await ask(IdentifyFlowDocument, {}).catch(() => undefined)
    if (!answer) return 'checkout'
    const { getUserInfo, storeData } = answer
    return firstStage({ isKnown: getUserInfo.user !== null, ...storeData.toggles })
  }
  const continueAs = (address: string) => {
    saveDraft({ yourData: withEmail(readDraft().yourData, address) })
    goTo('checkout')
  }
  const identified = (address: string, status: boolean | null) => {
    saveDraft({ yourData: withEmail(readDraft().yourData, address) })
    const next = stageAfter(status)
    if (next === 'guest') saveDraft({ identified: address })
    // All that a guest would be asked for now is the address that was just typed.
    goTo(next === 'guest' ? 'checkout' : next)
  }
  const loggedIn = () => {
    // What the customer's profile says of them is better than an address typed before.
    const { email: _typed, emailConfirmation: _twice, ...yourData } = readDraft().yourData ?? {}
    saveDraft({ yourData })
    goTo('checkout')
  }
  return (
    <>
      <ButtonLink {...look} href={href('checkout')} trailingIcon="arrow-right" onClick={startCheckout}>
        <Trans>Checkout</Trans>
      </ButtonLink>
      <Suspense>
        {opened.has('identify') && (
          <IdentifyModal isOpen={stage === 'identify'} onClose={close} email={email} onIdentified={identified} />
        )}
        {opened.has('guest') && (
          <GuestOrderModal
            isOpen={stage === 'guest'}
            onClose={close}
            email={email}
            onContinue={continueAs}
            onLogIn={() => goTo('login-here')}
          />
        )}
        {opened.has('login-here') && (
          <LoginModal
            isOpen={stage === 'login-here'}
            onClose={close}
            email={email}
            callback={href('checkout')}
            onLoggedIn={loggedIn}
          />
        )}
      </Suspense>
    </>
  )
}
