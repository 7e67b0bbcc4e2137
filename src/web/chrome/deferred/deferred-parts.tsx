import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type OpenedModal, openModal, useOpenedModal } from '../../session/opened-modal.ts'
import { useChrome } from '../../session/use-shop.ts'
import { CookieBar } from '../cookies/cookie-bar.tsx'
import { useConsent } from '../cookies/use-consent.ts'
import { hydrateFooter } from '../footer/hydrate-footer.ts'
import { SwitcherBanner } from '../store-switcher/switcher-banner.tsx'
import { ScrollUpButton } from './scroll-up-button.tsx'
import { useBasket } from './use-basket.ts'
import { useTracking } from './use-tracking.ts'

const CookieModal = lazy(async () => ({ default: (await import('../cookies/cookie-modal.tsx')).CookieModal }))
const FailureModal = lazy(async () => ({ default: (await import('./failure-modal.tsx')).FailureModal }))
const PromoPopup = lazy(async () => ({ default: (await import('../promo/promo-popup.tsx')).PromoPopup }))
const SearchOverlay = lazy(async () => ({ default: (await import('../search/search-overlay.tsx')).SearchOverlay }))
const SwitcherModal = lazy(async () => ({ default: (await import('../store-switcher/switcher-modal.tsx')).SwitcherModal }))

/** Notices, the scroll-up button, tracking, and the modals that any screen may open. */
export function DeferredParts() {
  const { cookieSettings } = useChrome().storeData.toggles
  const opened = useOpenedModal()
  const router = useRouter()
  const consent = useConsent()
  const isAsking = cookieSettings && consent === undefined
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const [askedAt, setAskedAt] = useState<string>()
  if (isAsking && askedAt !== pathname) setAskedAt(pathname)
  useTracking()
  useBasket()
  useEffect(() => hydrateFooter(router), [router])
  return (
    <>
      <SwitcherBanner />
      <ScrollUpButton />
      {cookieSettings && <CookieBar />}
      {!isAsking && (
        <Suspense>
          <PromoPopup askedAt={askedAt} isBusy={opened !== undefined} />
        </Suspense>
      )}
      <Suspense>
        <AnyModal opened={opened} />
      </Suspense>
    </>
  )
}

const close = () => openModal(undefined)

/** A closed modal stays rendered during its closing animation, until another modal replaces it. */
function AnyModal({ opened }: { opened: OpenedModal | undefined }) {
  const [last, setLast] = useState(opened)
  if (opened && opened !== last) setLast(opened)
  const shell = { isOpen: opened !== undefined, onClose: close }
  switch (last?.name) {
    case 'storeSwitcher':
      return <SwitcherModal {...shell} country={last.country} />
    case 'cookieSettings':
      return <CookieModal {...shell} />
    case 'search':
      return <SearchOverlay isOpen={shell.isOpen} text={last.text} />
    case 'failure':
      return <FailureModal {...shell} failure={last.failure} />
    case undefined:
      return null
  }
}
