import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { RedeemBrandDocument, type RedeemTileFragment, ResetRedeemDocument } from '#generated/documents.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { ConfirmModal } from '../../features/feedback/confirm-modal.tsx'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { WhereToSpend } from '../../features/opened-card/where-to-spend.tsx'
import { notifyRedeemChanged, type Redeem } from '../../features/redeem/use-redeem.ts'
import { useSending } from '../../forms/use-sending.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useAsk, useHref, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { AddCardForm, CardList } from './cards-part.tsx'
import { ChooseForm } from './choose-form.tsx'
import { ChosenList } from './chosen-list.tsx'
import { NiceToKnow } from './nice-to-know.tsx'

export type RedeemModal =
  | { name: 'choose' | 'more'; product: RedeemTileFragment }
  | { name: 'basket' | 'cards' | 'addCard' | 'reset' | 'niceToKnow' }

type RedeemModalsProps = {
  redeem: Redeem
  opened: RedeemModal | undefined
  onOpen: (modal: RedeemModal) => void
  onClose: () => void
  onCheckout: () => void
  /** Called before the visitor leaves on purpose. */
  onLeave: () => void
}

/** The modals of the redeem shop (spec §2). Their code is loaded when the first one is opened. */
export function RedeemModals({ redeem, opened, onOpen, onClose, onCheckout, onLeave }: RedeemModalsProps) {
  const { t } = useLingui()
  const product = useLastProduct(opened)
  const shared = { onClose, closeLabel: t`Close` }
  const isOpen = (name: RedeemModal['name']) => opened?.name === name
  return (
    <>
      {product && (
        <>
          <Modal {...shared} isOpen={isOpen('choose')} title={product.title}>
            <ChooseForm key={product.id} product={product} redeem={redeem} onChosen={onClose} onCheckout={onCheckout} />
          </Modal>
          <Modal
            {...shared}
            isOpen={isOpen('more')}
            title={product.title}
            footer={
              <Button onClick={() => onOpen({ name: 'choose', product })}>
                <Trans>Choose this card</Trans>
              </Button>
            }
          >
            <MoreInformation product={product} />
          </Modal>
        </>
      )}
      <Modal
        {...shared}
        isOpen={isOpen('basket')}
        title={<Trans>Your choice</Trans>}
        footer={<BasketFooter redeem={redeem} onClose={onClose} onCheckout={onCheckout} />}
      >
        <ChosenList redeem={redeem} />
      </Modal>
      <Modal
        {...shared}
        isOpen={isOpen('cards')}
        title={<Trans>Cards that pay</Trans>}
        size="small"
        footer={
          <Button variant="secondary" leadingIcon="plus" onClick={() => onOpen({ name: 'addCard' })}>
            <Trans>Add another card</Trans>
          </Button>
        }
      >
        <CardList order={redeem.order} />
      </Modal>
      <Modal {...shared} isOpen={isOpen('addCard')} title={<Trans>Add another card</Trans>}>
        <AddCardForm key={redeem.order.cards.length} redeem={redeem} onAdded={onClose} />
      </Modal>
      <Modal {...shared} isOpen={isOpen('niceToKnow')} title={<Trans>Nice to know</Trans>} isProse>
        <NiceToKnow order={redeem.order} />
      </Modal>
      <ResetModal isOpen={isOpen('reset')} onClose={onClose} onLeave={onLeave} />
    </>
  )
}

/** The product stays while its modal closes. */
function useLastProduct(opened: RedeemModal | undefined): RedeemTileFragment | undefined {
  const [last, setLast] = useState<RedeemTileFragment>()
  const product = opened && 'product' in opened ? opened.product : undefined
  if (product && product !== last) setLast(product)
  return product ?? last
}

function BasketFooter({ redeem, onClose, onCheckout }: Pick<RedeemModalsProps, 'redeem' | 'onClose' | 'onCheckout'>) {
  const { locale } = useShop()
  const { totals, shipments } = redeem.order
  const chosen = formatMoney(totals.chosen, locale)
  return (
    <>
      <p className="self-center font-semibold tablet:mr-auto">
        <Trans>Chosen: {chosen}</Trans>
      </p>
      <Button variant="secondary" onClick={onClose}>
        <Trans>Keep browsing</Trans>
      </Button>
      <Button trailingIcon="arrow-right" disabled={shipments.length === 0} onClick={onCheckout}>
        <Trans>Checkout</Trans>
      </Button>
    </>
  )
}

function MoreInformation({ product }: { product: RedeemTileFragment }) {
  const { t } = useLingui()
  const href = useHref()
  const { id, description, redeemData, hasLocations, slug, path, validityMonths, productType } = product
  const brand = known(useAnswer(RedeemBrandDocument, { id }).answer)?.product?.giftCardBrand
  const newTab = t`opens in a new tab`
  return (
    <div className="flex flex-col gap-4">
      {description.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 className="text-subheading">{redeemData.title}</h3>
      <p>{redeemData.description}</p>
      {productType === 'GIFTCARD' && (
        <p className="text-ink-soft">
          <Trans>Valid for {validityMonths} months.</Trans>
        </p>
      )}
      {brand?.iframeUrl && <WhereToSpend brand={{ ...brand, redirect: null, productExternalLink: null }} />}
      <p className="flex flex-wrap gap-x-6">
        {hasLocations && (
          <Link href={href('locations', { slug })} newTabLabel={newTab} variant="standalone">
            <Trans>Shops on the map</Trans>
          </Link>
        )}
        <Link href={path} newTabLabel={newTab} variant="standalone">
          <Trans>More about this card</Trans>
        </Link>
      </p>
    </div>
  )
}

function ResetModal({ isOpen, onClose, onLeave }: { isOpen: boolean; onClose: () => void; onLeave: () => void }) {
  const ask = useAsk()
  const router = useRouter()
  const href = useHref()
  const { isSending, failure, send } = useSending()
  const stop = () =>
    send(async () => {
      const { errors } = (await ask(ResetRedeemDocument, {})).resetRedeem
      if (errors.length > 0) return errors
      notifyRedeemChanged()
      onLeave()
      router.history.push(href('balance'))
      return []
    })
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Stop redeeming?</Trans>}
      confirm={<Trans>Stop and undo everything</Trans>}
      cancel={<Trans>Keep choosing</Trans>}
      onConfirm={() => void stop()}
      isLoading={isSending}
    >
      {failure ? (
        <FailedNotice failure={failure} />
      ) : (
        <Trans>We’ll clear your choice. Nothing is taken from your card, and you can redeem it any other day.</Trans>
      )}
    </ConfirmModal>
  )
}
