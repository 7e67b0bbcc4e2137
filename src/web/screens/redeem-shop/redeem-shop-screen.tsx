import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { DoublerOffer } from '../../features/doubler/doubler-offer.tsx'
import { PlainForm } from '../../features/form-fields/plain-form.tsx'
import { BalanceBar } from '../../features/redeem/balance-bar.tsx'
import { CampaignBand } from '../../features/redeem/campaign-band.tsx'
import { useLeaveWarning } from '../../features/redeem/use-leave-warning.ts'
import { type Redeem, useRedeem } from '../../features/redeem/use-redeem.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { onPlainClick } from '../../routing/on-plain-click.ts'
import { stringifySearch } from '../../routing/search-params.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { RedeemShopData } from './load-redeem-shop.ts'
import type { RedeemModal } from './redeem-modals.tsx'
import { toRedeemQuery } from './redeem-search.ts'
import { RedeemTile } from './redeem-tile.tsx'
import { ShopFilters } from './shop-filters.tsx'
import { ChoosePanel, ChosenSection } from './unscripted-parts.tsx'
import { useToCheckout } from './use-to-checkout.tsx'

const loadModals = () => import('./redeem-modals.tsx')
const RedeemModals = lazy(async () => ({ default: (await loadModals()).RedeemModals }))

/** The products for the balance of the cards, and the chosen packages. */
export function RedeemShopScreen({ data }: { data: RedeemShopData }) {
  const redeem = useRedeem(data.order)
  const [opened, open] = useState<RedeemModal>()
  const detachWarning = useLeaveWarning()
  const { toCheckout, isBusy, modals } = useToCheckout(redeem.order, detachWarning)
  const close = () => open(undefined)
  const checkOut = () => {
    close()
    void toCheckout()
  }
  return (
    <>
      <ShopHeading redeem={redeem} onOpen={open} />
      <div className="page-width flex flex-col gap-6 py-6 desktop:py-10">
        {data.refusal && <Notice tone="danger">{data.refusal}</Notice>}
        <ChoosePanel data={data} redeem={redeem} onCheckout={checkOut} />
        <ShopFilters data={data} />
        <Products data={data} redeem={redeem} onOpen={open} />
        <ChosenSection redeem={redeem} />
      </div>
      <ShopBar redeem={redeem} isBusy={isBusy} onOpen={open} onCheckout={checkOut} />
      <OnceOpened isOpen={opened !== undefined}>
        <RedeemModals
          redeem={redeem}
          opened={opened}
          onOpen={open}
          onClose={close}
          onCheckout={checkOut}
          onLeave={detachWarning}
        />
      </OnceOpened>
      {modals}
    </>
  )
}

type Opening = { onOpen: (modal: RedeemModal) => void }

function ShopHeading({ redeem: { order }, onOpen }: { redeem: Redeem } & Opening) {
  const { locale } = useShop()
  const left = formatMoney(order.remainingBalance, locale)
  const words = (
    <>
      <h1 className="text-title">{order.campaign?.title ?? <Trans>Choose what you like best</Trans>}</h1>
      <p className="max-w-2xl text-lead">
        {order.remainingBalance.value > 0 ? (
          <Trans>You have {left} left to spend: on one card, several, or a good cause.</Trans>
        ) : (
          <Trans>You have used everything on your card. Check out, or add a little of your own money.</Trans>
        )}
      </p>
      <div className="-mx-5 flex flex-wrap gap-y-1">
        <Button variant="quiet" size="small" leadingIcon="card" onClick={() => onOpen({ name: 'cards' })}>
          <Plural value={order.cards.length} one="Your card" other="Your # cards" />
        </Button>
        <Button variant="quiet" size="small" leadingIcon="plus" onClick={() => onOpen({ name: 'addCard' })}>
          <Trans>Add another card</Trans>
        </Button>
        <DoublerOffer variant="quiet" />
        <Button variant="quiet" size="small" leadingIcon="info" onClick={() => onOpen({ name: 'niceToKnow' })}>
          <Trans>Nice to know</Trans>
        </Button>
        {/* With script it asks first. The card can be redeemed again later. */}
        <PlainForm action="/redeem/stop/" onSend={() => onOpen({ name: 'reset' })}>
          <Button type="submit" variant="quiet" size="small" leadingIcon="close">
            <Trans>Stop redeeming</Trans>
          </Button>
        </PlainForm>
      </div>
    </>
  )
  if (order.campaign) return <CampaignBand campaign={order.campaign}>{words}</CampaignBand>
  return (
    <div className="bg-mist">
      <div className="page-width flex flex-col gap-4 py-8 desktop:py-12">{words}</div>
    </div>
  )
}

type ProductsProps = { data: RedeemShopData; redeem: Redeem } & Opening

function Products({ data, redeem, onOpen }: ProductsProps) {
  const { t } = useLingui()
  const isChanging = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) => isLoading && location.href !== resolvedLocation?.href,
  })
  const { products, totalCount, page, pages, path, search } = data
  const query = toRedeemQuery(search)
  const hrefOf = (number: number) => (number === 1 ? path : `${path}${number}/`) + stringifySearch(query)
  return (
    <section aria-busy={isChanging} className={classNames('flex flex-col gap-6 transition-opacity', isChanging && 'opacity-50')}>
      <h2 className="text-subheading" aria-live="polite">
        <Plural value={totalCount} one="# card to choose" other="# cards to choose from" />
      </h2>
      {totalCount === 0 && (
        <Notice action={<ButtonLink href={path} size="small" variant="secondary">{t`Show everything`}</ButtonLink>}>
          <Trans>No cards match all of that. Remove a filter.</Trans>
        </Notice>
      )}
      <ul
        onPointerEnter={loadModals}
        className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-3 desktop-medium:grid-cols-4"
      >
        {products.map((product, index) => (
          <li key={product.id}>
            <RedeemTile
              product={product}
              left={redeem.order.remainingBalance}
              href={`${path}${stringifySearch({ ...query, choose: product.id })}`}
              onChoose={() => onOpen({ name: 'choose', product })}
              onMore={() => onOpen({ name: 'more', product })}
              priority={index < 4}
            />
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        count={pages}
        hrefOf={hrefOf}
        texts={{ navigation: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (number) => t`Page ${number}` }}
      />
    </section>
  )
}

type ShopBarProps = { redeem: Redeem; isBusy: boolean; onCheckout: () => void } & Opening

function ShopBar({ redeem: { order }, isBusy, onOpen, onCheckout }: ShopBarProps) {
  const href = useHref()
  const count = order.shipments.flatMap(({ packages }) => packages).length
  return (
    <BalanceBar order={order}>
      {count > 0 && (
        <>
          <Button
            variant="secondary"
            leadingIcon="basket"
            onClick={() => onOpen({ name: 'basket' })}
            className="whitespace-nowrap max-tablet:px-4! unscripted:hidden"
          >
            <Plural value={count} one="# choice" other="# choices" />
          </Button>
          <ButtonLink
            href={href('redeemCheckout')}
            trailingIcon="arrow-right"
            aria-busy={isBusy || undefined}
            onClick={onPlainClick(onCheckout)}
            className="whitespace-nowrap max-tablet:px-4!"
          >
            <Trans>Checkout</Trans>
          </ButtonLink>
        </>
      )}
    </BalanceBar>
  )
}
