import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { GiftPackageFragment, WholeGiftFragment } from '../../../generated/documents.ts'
import { CardCodes } from '../../features/opened-card/card-codes.tsx'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Present } from './present.tsx'

type OpenedGiftProps = { gift: WholeGiftFragment; token: string /** It was unwrapped just now. */; isFresh: boolean }

const RISE =
  'transition-[opacity,translate] duration-700 ease-spring motion-reduce:transition-none starting:translate-y-8 starting:opacity-0'

export function OpenedGift({ gift, token, isFresh }: OpenedGiftProps) {
  const href = useHref()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone: the focus moves to the opened gift, for screen readers.
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  return (
    <div className={classNames('page-width flex max-w-[72rem] flex-col gap-12 py-12 desktop:py-16', isFresh && RISE)}>
      <h1 ref={heading} tabIndex={-1} className="text-center text-title outline-none">
        {gift.giverName ? <Trans>A gift from {gift.giverName}</Trans> : <Trans>Your gift card</Trans>}
      </h1>
      {gift.packages.map((one) => (
        <UnwrappedPackage key={one.id} one={one} />
      ))}
      {/* A Choice Gift Card is exchanged here; all others are spent at their brand. */}
      {gift.packages.some(({ product }) => product?.path === href('choiceGiftCard')) && <RedeemForm token={token} />}
      <div className="flex flex-wrap justify-center gap-3 print:hidden">
        {gift.printPath && (
          <ButtonLink href={gift.printPath} leadingIcon="download" target="_blank" rel="noopener">
            <Trans>Print it at home (PDF)</Trans>
          </ButtonLink>
        )}
        <ButtonLink href={href('giftCards')} variant="secondary">
          <Trans>Make someone happy too</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

/** No number and no PIN: the gift itself is the key. */
function RedeemForm({ token }: { token: string }) {
  const { language } = useShop()
  return (
    <form
      method="post"
      action="/redeem/start/"
      className="flex flex-col items-center gap-3 rounded-card bg-accent-pale p-6 text-center print:hidden"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <p className="text-lead">
        <Trans>Choose what you like best: this card becomes any card in the shop.</Trans>
      </p>
      <Button type="submit" size="large" leadingIcon="gift">
        <Trans>Redeem your gift</Trans>
      </Button>
    </form>
  )
}

function UnwrappedPackage({ one }: { one: GiftPackageFragment }) {
  return (
    <section aria-label={one.title ?? undefined} className="grid items-start gap-8 desktop:grid-cols-2 desktop:gap-12">
      <div className="flex flex-col gap-6">
        <CardArt one={one} />
        {one.message && (
          <blockquote className="relative mx-4 -mt-12 -rotate-1 rounded-card bg-surface p-6 shadow-raised">
            <p className="headline text-xl leading-snug wrap-anywhere whitespace-pre-line">{one.message}</p>
          </blockquote>
        )}
      </div>
      <div className="flex flex-col gap-6">
        <PackageTitle one={one} />
        {one.kind === 'DONATION' ? <Thanks /> : one.cards?.map((card) => <CardCodes key={card.id} card={card} />)}
        <HowToSpend one={one} />
      </div>
    </section>
  )
}

function CardArt({ one: { product, title } }: { one: GiftPackageFragment }) {
  if (!product?.image) return <Present className="mx-auto h-auto w-3/5" />
  const { url, width, height } = product.image
  return (
    <CardPicture
      image={{ href: url.href, alt: title ?? '', width, height }}
      backgroundColor={product.backgroundColor}
      showShadow={product.showShadow}
      priority
    />
  )
}

function PackageTitle({ one: { title, qty, value } }: { one: GiftPackageFragment }) {
  const { locale } = useShop()
  const amount = value && formatMoney(value, locale)
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-heading">{title}</h2>
      <p className="headline text-title text-accent-deep">{qty > 1 ? `${qty} × ${amount}` : amount}</p>
    </div>
  )
}

function Thanks() {
  return (
    <p className="rounded-card border-2 border-accent p-6 text-center text-lead">
      <Trans>This was given to a good cause in your name. Thank you, from everyone it helps.</Trans>
    </p>
  )
}

function HowToSpend({ one: { product, kind } }: { one: GiftPackageFragment }) {
  if (!product) return null
  const { redeemData, path } = product
  return (
    <div className="flex flex-col gap-3 rounded-card bg-mist p-6">
      <h3 className="text-subheading">{redeemData.title}</h3>
      <p>{redeemData.description}</p>
      {kind === 'GIFTCARD' && (
        <p className="print:hidden">
          <a href={path} className="font-semibold underline underline-offset-4">
            <Trans>More about this card and where to spend it</Trans>
          </a>
        </p>
      )}
    </div>
  )
}
