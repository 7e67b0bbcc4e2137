import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CartFragment } from '#generated/documents.ts'
import { describeProblems } from '../../features/checkout/describe-problems.ts'
import { useExtras } from '../../features/gift-builder/extras/use-extras.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { useHref } from '../../session/use-shop.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CartSummary, CheckoutBar } from './cart-summary.tsx'
import { CutOffNotice } from './cut-off-notice.tsx'
import { EmptyCart } from './empty-cart.tsx'
import type { CartData } from './load-cart.ts'
import { PackageGroup } from './package-group.tsx'
import { RemovalStatus, RemovedNotice } from './removed-notice.tsx'
import { trackView } from './track-cart.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import { type Cart, useCart } from './use-cart.ts'

/** The gifts in the basket, which can be checked, changed and ordered. */
export function CartScreen({ data: loaded }: { data: CartData }) {
  const cart = useCart(loaded)
  const { data } = cart
  useTrackedView(cart.cart)
  return (
    <>
      {data.refusal && <Refusal text={data.refusal} />}
      {data.unpaid && <UnpaidOrder unpaid={data.unpaid} mayRetry={data.mayRetry} />}
      <RemovalStatus removal={cart.removal} />
      {!cart.cart && cart.removal.removed && (
        <div className="page-width pt-6">
          <RemovedNotice removal={cart.removal} removed={cart.removal.removed} />
        </div>
      )}
      {cart.cart ? <FullCart cart={cart} shown={cart.cart} data={data} /> : <EmptyCart loaded={data.empty} />}
    </>
  )
}

/** Once per visit, as soon as the basket has content. */
function useTrackedView(cart: CartFragment | null): void {
  const isTracked = useRef(false)
  useEffect(() => {
    if (!cart || isTracked.current) return
    isTracked.current = true
    trackView(cart)
  }, [cart])
}

function Refusal({ text }: { text: string }) {
  const href = useHref()
  return (
    <div className="page-width pt-6">
      <Notice
        tone="danger"
        title={<Trans>We could not add that to your basket</Trans>}
        action={
          <Link href={href('giftCards')} variant="standalone">
            <Trans>Back to the gift cards</Trans>
          </Link>
        }
      >
        {text}
      </Notice>
    </div>
  )
}

type FullCartProps = { cart: Cart; shown: CartFragment; data: CartData }

function FullCart({ cart, shown, data }: FullCartProps) {
  const { t } = useLingui()
  const extras = useExtras()
  const { removed } = cart.removal
  const place = removed?.place ?? 0
  const toGroup = (group: CartFragment['packagesGroups'][number]) => (
    <PackageGroup key={group.tag} cart={cart} shown={shown} group={group} extras={extras} />
  )
  return (
    <>
      <div className="page-width pt-6 desktop:pt-10 desktop:pb-16">
        <h1 className="text-title">
          <Trans>Your basket</Trans>
        </h1>
        <p className="mt-1 text-lead text-ink-soft">
          <Plural value={shown.quantity} one="# gift" other="# gifts" />
        </p>
        <div className="mt-6 grid items-start gap-8 desktop:mt-8 desktop:grid-cols-[1fr_24rem] desktop:gap-12">
          <div className="flex min-w-0 flex-col gap-5">
            <Problems cart={shown} loaded={data} />
            <CutOffNotice cart={shown} delivery={data.delivery} />
            <ul aria-label={t`What is in your basket`} className="flex flex-col gap-5">
              {shown.packagesGroups.slice(0, place).map(toGroup)}
              {removed && (
                <li key="removed">
                  <RemovedNotice removal={cart.removal} removed={removed} />
                </li>
              )}
              {shown.packagesGroups.slice(place).map(toGroup)}
            </ul>
          </div>
          <CartSummary cart={shown} settled={cart.settled} />
        </div>
      </div>
      <CheckoutBar cart={shown} settled={cart.settled} />
    </>
  )
}

/** Apple limit, card limit, stock: everything that must be corrected before the order. */
function Problems({ cart, loaded }: { cart: CartFragment; loaded: CartData }) {
  const translate = useFailureTexts()
  const texts = cart === loaded.cart || !translate ? loaded.problems : describeProblems(cart, translate)
  if (cart.problems.length === 0) return null
  return texts.map((text) => (
    <Notice key={text} tone="danger" title={<Trans>Please check your basket first</Trans>}>
      {text}
    </Notice>
  ))
}
