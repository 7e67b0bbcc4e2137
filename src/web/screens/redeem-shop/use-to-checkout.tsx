import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, useState } from 'react'
import { RedeemIdentifyDocument, type RedeemOrderFragment } from '#generated/documents.ts'
import { type IdentifyStage, stageAfter } from '../../features/identify/identify-flow.ts'
import { firstRedeemStage } from '../../features/identify/redeem-stage.ts'
import { withCallback } from '../../features/identify/with-callback.ts'
import { saveHolder } from '../../features/redeem/holder-draft.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { OnceOpened } from '../../ui/once-opened.tsx'

const IdentifyModal = lazy(async () => ({ default: (await import('../../features/identify/identify-modal.tsx')).IdentifyModal }))
const LoginModal = lazy(async () => ({ default: (await import('../../features/identify/login-modal.tsx')).LoginModal }))
const DeliveryModal = lazy(async () => ({ default: (await import('./delivery-modal.tsx')).DeliveryModal }))

type ToCheckout = { toCheckout: () => Promise<void>; isBusy: boolean; modals: ReactNode }

/**
 * Leads from the redeem shop to its checkout through the identify flow of spec §4. If the shop does not answer, the checkout asks for everything
 * itself.
 */
export function useToCheckout({ needsAddress }: RedeemOrderFragment, detachWarning: () => void): ToCheckout {
  const ask = useAsk()
  const router = useRouter()
  const href = useHref()
  const [stage, setStage] = useState<IdentifyStage>()
  const [email, setEmail] = useState('')
  const [isBusy, setBusy] = useState(false)
  const goTo = (next: IdentifyStage) => {
    setStage(next)
    if (next === 'checkout') {
      detachWarning()
      router.history.push(href('redeemCheckout'))
    } else if (next === 'register') router.history.push(withCallback(href('register'), href('redeemCheckout')))
  }
  const toCheckout = async () => {
    setBusy(true)
    const answer = needsAddress ? await ask(RedeemIdentifyDocument, {}).catch(() => undefined) : undefined
    setBusy(false)
    if (!answer) return goTo('checkout')
    const profile = answer.getUserInfo.user?.mainProfile
    const { orderModalAuthMode } = answer.storeData.toggles
    const hasPostcode = Boolean(profile?.address?.postCode)
    goTo(firstRedeemStage({ isKnown: profile !== undefined, hasPostcode, needsAddress, orderModalAuthMode }))
  }
  const close = () => setStage(undefined)
  const identified = (address: string, status: boolean | null) => {
    saveHolder({ email: address })
    setEmail(address)
    goTo(stageAfter(status))
  }
  const modals = (
    <>
      <OnceOpened isOpen={stage === 'identify'}>
        <IdentifyModal isOpen={stage === 'identify'} onClose={close} email={email} onIdentified={identified} />
      </OnceOpened>
      <OnceOpened isOpen={stage === 'login'}>
        <LoginModal
          isOpen={stage === 'login'}
          onClose={close}
          email={email}
          callback={href('redeemCheckout')}
          onLoggedIn={() => goTo('checkout')}
        />
      </OnceOpened>
      <OnceOpened isOpen={stage === 'guest'}>
        <DeliveryModal isOpen={stage === 'guest'} onClose={close} onContinue={() => goTo('checkout')} />
      </OnceOpened>
    </>
  )
  return { toCheckout, isBusy, modals }
}
