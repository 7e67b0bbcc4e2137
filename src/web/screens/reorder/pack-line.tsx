import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { ReorderPackDocument, type ReorderPackFragment } from '#generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { forgetKey, keyFor } from '../../forms/submission-key.ts'
import { useSending } from '../../forms/use-sending.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { formatShopDay } from '../../i18n/shop-clock.ts'
import { notifyBasketChanged } from '../../session/basket-tabs.ts'
import { useAsk, useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { Quantity } from '../../ui/quantity.tsx'

const PackModal = lazy(async () => ({ default: (await import('./pack-modal.tsx')).PackModal }))

/** The name under which the submission's key is saved. */
const FORM = 'reorder'

/** One kind of pack, with a quantity and a button that adds it to the basket. */
export function PackLine({ pack }: { pack: ReorderPackFragment }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { product, variationId } = pack
  const [qty, setQty] = useState(pack.lastQuantity ?? 1)
  const [isOpen, setOpen] = useState(false)
  const { isSending, failure, addToBasket } = useReordering()
  return (
    <article className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card tablet:p-7">
      <FailedNotice failure={failure} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {product.image && (
          <Picture picture={product.image} decorative className="h-auto w-28 shrink-0 rounded-[4.5%/7.2%] shadow-card" />
        )}
        <div className="min-w-0 grow basis-60">
          <h2 className="text-lg font-semibold">{product.title}</h2>
          <p className="text-ink-soft">{product.tagline}</p>
          <LastOrder pack={pack} />
        </div>
        <strong className="text-lg tabular-nums">{formatMoney(pack.price, locale)}</strong>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {product.inStock ? (
          <>
            <Quantity
              label={t`Quantity`}
              value={qty}
              onChange={setQty}
              decreaseLabel={t`One less`}
              increaseLabel={t`One more`}
              className="unscripted:hidden"
            />
            <Button
              leadingIcon="basket"
              isLoading={isSending}
              onClick={() => void addToBasket({ variationId, qty })}
              className="unscripted:hidden"
            >
              <Trans>Add to basket</Trans>
            </Button>
            <ButtonLink href={product.path} className="scripted:hidden">
              <Trans>View this pack</Trans>
            </ButtonLink>
          </>
        ) : (
          <p className="font-semibold">
            <Trans>Sold out</Trans>
          </p>
        )}
        <Button variant="quiet" leadingIcon="info" onClick={() => setOpen(true)} className="max-tablet:px-3! unscripted:hidden">
          <Trans>Details</Trans>
          <span className="sr-only">{product.title}</span>
        </Button>
      </div>
      <OnceOpened isOpen={isOpen}>
        <PackModal isOpen={isOpen} onClose={() => setOpen(false)} product={product} />
      </OnceOpened>
    </article>
  )
}

function LastOrder({ pack: { lastOrderedOn, lastQuantity } }: { pack: ReorderPackFragment }) {
  const shop = useShop()
  if (!lastOrderedOn || !lastQuantity) return null
  const day = formatShopDay(lastOrderedOn, shop)
  return (
    <p className="font-medium text-trust">
      <Trans>
        Last ordered on {day}: <Plural value={lastQuantity} one="# pack" other="# packs" />
      </Trans>
    </p>
  )
}

/** Opens the basket, where everything can still be changed. */
function useReordering() {
  const ask = useAsk()
  const href = useHref()
  const { history } = useRouter()
  const { isSending, failure, send } = useSending()
  const addToBasket = (pack: { variationId: string; qty: number }) =>
    send(async () => {
      const input = { ...pack, idempotencyKey: keyFor(FORM, pack) }
      const { order, errors } = (await ask(ReorderPackDocument, { input })).reorderPack
      forgetKey(FORM)
      if (errors.length > 0) return errors
      notifyBasketChanged(order?.quantity ?? 0)
      history.push(href('cart'))
      return []
    })
  return { isSending, failure, addToBasket }
}
