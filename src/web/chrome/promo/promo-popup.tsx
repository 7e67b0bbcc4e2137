import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { PromoPopupDocument, type PromoPopupQuery } from '#generated/documents.ts'
import { findRoute } from '#shared/paths.ts'
import { HtmlBody } from '../../blocks/html-body.tsx'
import { BlockButton } from '../../blocks/more-link.tsx'
import { Picture } from '../../blocks/picture.tsx'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { useChrome } from '../../session/use-shop.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useConsent } from '../cookies/use-consent.ts'
import { mayShowPromo } from './promo-rules.ts'
import { forgetSeenPromo, isPromoSeen, savePromoSeen } from './seen-promo.ts'

type Promo = NonNullable<PromoPopupQuery['promoPopup']>

type PromoPopupProps = {
  /** The address where the cookie question was last open. The campaign waits for the next page. */
  askedAt: string | undefined
  isBusy: boolean
}

/** One campaign, shown once to each visitor. It does not take the focus and covers no text. */
export function PromoPopup({ askedAt, isBusy }: PromoPopupProps) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const isCookieQuestionOver = pathname !== askedAt
  const isRightMoment = mayShowPromo({ route: findRoute(pathname), isCookieQuestionOver, isBusy })
  const [promo, close] = useUnseenPromo(isRightMoment)
  const isRefused = useConsent()?.includes('preferences') === false
  useEffect(() => {
    if (isRefused) forgetSeenPromo()
  }, [isRefused])
  // The campaign's own page needs no pop-up, so the campaign waits for the next page.
  const isOwnPage = promo?.banner.link.path.href === pathname
  return promo && isRightMoment && !isOwnPage ? <PromoDialog promo={promo} onClose={close} /> : null
}

function PromoDialog({ promo: { banner }, onClose }: { promo: Promo; onClose: () => void }) {
  const { t } = useLingui()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => {
    // A visitor who closes it by keyboard continues at the same place in the page.
    if (dialog.current?.contains(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true })
    onClose()
  }
  const press = ({ key }: KeyboardEvent) => key === 'Escape' && close()
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onKeyDown={press}
      className="sticky bottom-3 z-20 my-3 flex w-[96%] max-w-md animate-rise-in gap-4 rounded-card bg-surface p-4 text-ink shadow-raised ring-1 ring-line max-tablet:mx-auto tablet:mr-auto tablet:ml-6"
    >
      {banner.image && (
        <Picture picture={banner.image} decorative className="size-24 shrink-0 self-start rounded-field object-cover" />
      )}
      <div className="flex grow flex-col items-start gap-2">
        <h2 id={titleId} className="pr-9 text-lg leading-snug">
          {banner.title}
        </h2>
        <HtmlBody html={banner.bodyHtml} className="text-[0.9375rem] leading-snug" />
        <BlockButton link={banner.link} size="small" onClick={onClose} className="mt-1" />
      </div>
      <IconButton icon="close" label={t`Close`} onClick={close} className="absolute top-1 right-1" />
    </dialog>
  )
}

/** The campaign, unless this visitor has seen it; showing it marks it as seen. Visitors who have seen it send no request. */
function useUnseenPromo(isRightMoment: boolean): [promo: Promo | undefined, close: () => void] {
  const campaign = useChrome().promoPopup?.campaign
  const [isWanted, setWanted] = useState(false)
  const promo = known(useAnswer(PromoPopupDocument, {}, { isWanted }).answer)?.promoPopup
  useEffect(() => {
    if (!isRightMoment || !campaign || isPromoSeen(campaign)) return
    savePromoSeen(campaign)
    setWanted(true)
  }, [campaign, isRightMoment])
  return [(isWanted && promo) || undefined, () => setWanted(false)]
}
