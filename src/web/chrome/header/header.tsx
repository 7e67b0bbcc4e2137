import { useRouterState } from '@tanstack/react-router'
import { findRoute } from '#shared/paths.ts'
import { Picture } from '../../blocks/picture.tsx'
import { useChrome } from '../../session/use-shop.ts'
import { HEADER_ID } from '../element-ids.ts'
import { chooseHeader, type HeaderKind } from './choose-header.ts'
import { MainBar } from './main-bar.tsx'
import { CheckoutBar, RedeemBar } from './quiet-bars.tsx'
import { SellingPoints } from './selling-points.tsx'

/** 80 px high, 30 px more with a decoration (spec §9), and the selling points above where the storefront shows them. */
export function Header() {
  const { toggles, headerDecoration } = useChrome().storeData
  const route = useRouterState({ select: ({ location }) => findRoute(location.pathname) })
  const kind = chooseHeader(route, toggles.header)
  return (
    <header id={HEADER_ID} className="sticky top-0 z-30 low:static bg-ground shadow-[0_1px_0_var(--color-line)] print:hidden">
      {(kind === 'v3' || kind === 'business-v3') && <SellingPoints />}
      {toggles.decoration && <Picture picture={headerDecoration} decorative priority className="h-7.5 w-full object-cover" />}
      <HeaderBar kind={kind} isBusiness={route === 'business' || route === 'businessProduct'} />
    </header>
  )
}

function HeaderBar({ kind, isBusiness }: { kind: HeaderKind; isBusiness: boolean }) {
  if (kind === 'checkout') return <CheckoutBar />
  if (kind === 'redeem') return <RedeemBar />
  return <MainBar kind={kind} isBusiness={isBusiness} />
}
