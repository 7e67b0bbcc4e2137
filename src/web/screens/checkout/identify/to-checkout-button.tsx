import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { IdentifyFlowDocument } from '../../../../generated/documents.ts'
import { useAsk, useHref } from '../../../client/use-shop.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { keepDraft, readDraft } from '../checkout-draft.ts'
import { firstStage, type IdentifyStage, stageAfter } from './identify-flow.ts'

const GuestOrderModal = lazy(async () => ({ default: (await import('./guest-order-modal.tsx')).GuestOrderModal }))
const IdentifyModal = lazy(async () => ({ default: (await import('./identify-modal.tsx')).IdentifyModal }))

type ToCheckoutButtonProps = {
  /** Whether an address belongs to a customer; null when that is not to be told. Without it everybody is a guest. */
  identify?: (email: string) => Promise<boolean | null>
  size?: 'medium' | 'large'
  isWide?: boolean
  className?: string
}

/** From the basket to the checkout, past the question who is ordering. Without script, and when the shop cannot be asked, it is a plain link. */
export function ToCheckoutButton({ identify, ...look }: ToCheckoutButtonProps) {
  const ask = useAsk()
  const router = useRouter()
  const href = useHref()
  const [stage, setStage] = useState<IdentifyStage>()
  const [opened, setOpened] = useState<ReadonlySet<IdentifyStage>>(new Set())
  const email = readDraft().yourData?.email ?? ''
  const close = () => setStage(undefined)
  const goTo = (next: IdentifyStage) => {
    if (next === 'checkout' || next === 'login' || next === 'register') router.history.push(href(next))
    else setOpened((known) => new Set([...known, next]))
    setStage(next)
  }
  const begin = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const answer = await ask(IdentifyFlowDocument, {}).catch(() => undefined)
    if (!answer) return goTo('checkout')
    const { getUserInfo, storeData } = answer
    goTo(firstStage({ isKnown: getUserInfo.user !== null, orderModalAuthMode: storeData.toggles.orderModalAuthMode }))
  }
  const continueAs = (address: string) => {
    keepDraft({ yourData: { ...readDraft().yourData, email: address, emailConfirmation: '' } })
    goTo('checkout')
  }
  const identifyBy = async (address: string) => {
    if (!identify) return continueAs(address)
    keepDraft({ yourData: { ...readDraft().yourData, email: address } })
    goTo(stageAfter(await identify(address)))
  }
  return (
    <>
      <ButtonLink {...look} href={href('checkout')} trailingIcon="arrow-right" onClick={begin}>
        <Trans>To checkout</Trans>
      </ButtonLink>
      <Suspense>
        {opened.has('identify') && (
          <IdentifyModal isOpen={stage === 'identify'} onClose={close} email={email} onIdentify={identifyBy} />
        )}
        {opened.has('guest') && (
          <GuestOrderModal
            isOpen={stage === 'guest'}
            onClose={close}
            email={email}
            onContinue={continueAs}
            canLogIn={identify !== undefined}
          />
        )}
      </Suspense>
    </>
  )
}
