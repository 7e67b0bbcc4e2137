import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ARRIVES_NOW, useArrivalText } from '../arrival/use-arrival-text.ts'
import { IDENTIFY_TITLES, IdentifyQuestionForm } from '../identify/identify-dialog.tsx'
import { type Identify, useIdentify } from '../identify/use-identify.ts'
import { countReceivers, type GiftDraft, nameOf } from './gift-draft.ts'
import { GiftPreview } from './gift-preview.tsx'
import { readPrice } from './gift-price.ts'
import { useDelivery } from './moment/days-and-times.tsx'
import { formatMoment } from './moment/delivery-moment.ts'
import type { GiftBuilder } from './use-gift-builder.ts'

type AddedModalProps = { builder: GiftBuilder; gift: GiftDraft | undefined; onClose: () => void }

/** The gift is in the basket: links to the checkout, to the basket, or to another gift. The questions before the checkout are asked in the same dialog. */
export function AddedModal({ builder, gift, onClose }: AddedModalProps) {
  const { t } = useLingui()
  const identify = useIdentify()
  const { question } = identify
  // The closing dialog still shows what was added.
  const [last, setLast] = useState(gift)
  if (gift && gift !== last) {
    setLast(gift)
    identify.close()
  }
  return (
    <Modal
      isOpen={gift !== undefined}
      onClose={onClose}
      title={question ? IDENTIFY_TITLES[question] : <Trans>Added to your basket</Trans>}
      focusKey={question}
      closeLabel={t`Close`}
      footer={!question && <NextLinks identify={identify} onClose={onClose} />}
    >
      {question ? (
        <IdentifyQuestionForm question={question} identify={identify} />
      ) : (
        last && <AddedGift builder={builder} gift={last} />
      )}
    </Modal>
  )
}

function NextLinks({ identify, onClose }: { identify: Identify; onClose: () => void }) {
  const href = useHref()
  return (
    <>
      <Button variant="quiet" onClick={onClose} className="whitespace-nowrap tablet:-ml-3 tablet:mr-auto tablet:px-3!">
        <Trans>Continue shopping</Trans>
      </Button>
      <ButtonLink href={href('cart')} variant="secondary" className="whitespace-nowrap tablet:px-5!">
        <Trans>View basket</Trans>
      </ButtonLink>
      <ButtonLink
        href={href('checkout')}
        trailingIcon="arrow-right"
        onClick={identify.start}
        className="whitespace-nowrap tablet:px-5!"
      >
        <Trans>Checkout</Trans>
      </ButtonLink>
    </>
  )
}

function AddedGift({ builder: { product, extras, variation }, gift }: { builder: GiftBuilder; gift: GiftDraft }) {
  const { locale } = useShop()
  const count = countReceivers(gift)
  const name = nameOf(gift.receiver)
  const cards = gift.qty * count
  const price = formatMoney(readPrice({ draft: gift, extras, variation, product }), locale)
  return (
    <div className="grid items-center gap-5 tablet:grid-cols-[14rem_1fr]">
      <GiftPreview card={product} wrapper={extras?.wrappers.find(({ id }) => id === gift.wrapperId)} />
      <div>
        <p className="text-subheading headline">{product.title}</p>
        <p>
          <Plural value={cards} one="# gift" other="# gifts" />
          {' · '}
          <span className="font-semibold tabular-nums">{price}</span>
        </p>
        <p className="text-ink-soft">
          {gift.to === 'ME' && <Trans>For you</Trans>}
          {gift.to === 'ONE' && <Trans>For {name}</Trans>}
          {gift.to === 'SEVERAL' && <Plural value={count} one="For # recipient" other="For # recipients" />}
        </p>
        {gift.to !== 'SEVERAL' && variation && (
          <p className="text-ink-soft">
            <Arrives gift={gift} variationId={variation.variationId} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The arrival as the product page and the basket promise it. With several recipients, each has an arrival of their own. */
function Arrives({ gift: { kind, moment }, variationId }: { gift: GiftDraft; variationId: string }) {
  const { locale } = useShop()
  const arrivalText = useArrivalText()
  const delivery = useDelivery(variationId, kind === 'PHYSICAL' && !moment)
  if (moment) {
    const when = formatMoment(moment, kind, locale)
    return <Trans>Arrives {when}</Trans>
  }
  if (kind === 'DIGITAL') return arrivalText(ARRIVES_NOW)
  const [soonest] = delivery && delivery !== 'failed' ? delivery.promises : []
  return soonest && arrivalText({ from: soonest.deliveredFrom, until: soonest.deliveredBy, at: null })
}
