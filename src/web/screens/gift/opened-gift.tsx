import { Trans } from '@lingui/react/macro'
import type { GiftDetailsFragment, GiftPackageFragment } from '#generated/documents.ts'
import { PlainForm } from '../../features/form-fields/plain-form.tsx'
import { BarCodePicture } from '../../features/opened-card/bar-code-picture.tsx'
import { CardCodes } from '../../features/opened-card/card-codes.tsx'
import { hasOwnShop } from '../../features/opened-card/has-own-shop.ts'
import { LeftToSpend } from '../../features/opened-card/left-to-spend.tsx'
import { WhereToSpend } from '../../features/opened-card/where-to-spend.tsx'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { KeepForLater } from './keep-for-later.tsx'
import { ThankYou } from './thank-you.tsx'

type OpenedGiftProps = {
  gift: GiftDetailsFragment
  token: string
  /** It was unwrapped just now. */
  isFresh: boolean
  /** The reason why a thank-you sent without script was refused. */
  refusal: string | null
  onThanked: (gift: GiftDetailsFragment) => void
}

/** The content of the gift, and the next steps: spend it, keep it for later, say thank you. */
export function OpenedGift({ gift, token, isFresh, refusal, onThanked }: OpenedGiftProps) {
  const href = useHref()
  return (
    <div
      className={classNames(
        'page-width flex max-w-[72rem] flex-col gap-12 py-10 desktop:py-14',
        isFresh && 'motion-safe:animate-[gift-appear_700ms_var(--ease-out)_2100ms_backwards]',
      )}
    >
      {gift.packages.map((one, index) => (
        <UnwrappedPackage key={one.id} one={one} token={token} isFirst={index === 0} />
      ))}
      <KeepForLater gift={gift} />
      <ThankYou gift={gift} token={token} refusal={refusal} onThanked={onThanked} />
      <ButtonLink href={href('giftCards')} variant="quiet" trailingIcon="arrow-right" className="self-center print:hidden">
        <Trans>Make someone happy too</Trans>
      </ButtonLink>
    </div>
  )
}

type UnwrappedPackageProps = {
  one: GiftPackageFragment
  token: string /** The stage above already shows its card and message. */
  isFirst: boolean
}

function UnwrappedPackage({ one, token, isFirst }: UnwrappedPackageProps) {
  const href = useHref()
  // A Choice Gift Card is exchanged here; other cards are spent at their brand.
  const isChoice = one.product?.path === href('choiceGiftCard')
  const hasBalance = one.cards?.some(({ balance }) => balance.value > 0) ?? false
  return (
    <section aria-label={one.title ?? undefined} className="grid items-start gap-6 desktop:grid-cols-2 desktop:gap-12">
      <div className="flex flex-col gap-6">
        {!isFirst && <CardArt one={one} />}
        <PackageTitle one={one} />
        {!isFirst && one.message && (
          <blockquote className="headline rounded-card bg-mist p-5 text-xl leading-snug wrap-anywhere whitespace-pre-line">
            {one.message}
          </blockquote>
        )}
        {one.kind === 'DONATION' && <Thanks />}
        {one.cards?.map((card) => (
          <div key={card.id} className="flex flex-col gap-4">
            <CardCodes card={card} />
            <BarCodePicture number={card.number} />
            {card.walletPath && (
              <ButtonLink
                href={card.walletPath}
                variant="secondary"
                size="small"
                leadingIcon="card"
                className="self-start print:hidden"
              >
                <Trans>Add to your phone’s wallet</Trans>
              </ButtonLink>
            )}
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-6">
        {isChoice && hasBalance && <RedeemForm token={token} />}
        <HowToSpend one={one} isSecond={isChoice} />
      </div>
    </section>
  )
}

function CardArt({ one: { product, title } }: { one: GiftPackageFragment }) {
  if (!product?.image) return null
  const { url, width, height } = product.image
  return (
    <CardPicture
      image={{ href: url.href, alt: title ?? '', width, height }}
      backgroundColor={product.backgroundColor}
      showShadow={product.showShadow}
    />
  )
}

function PackageTitle({ one: { title, qty, value, cards } }: { one: GiftPackageFragment }) {
  const { locale } = useShop()
  const amount = value && formatMoney(value, locale)
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-heading">{title}</h2>
      <p className="headline text-title text-accent-deep">{qty > 1 ? `${qty} × ${amount}` : amount}</p>
      {value && <LeftToSpend cards={cards} issued={{ ...value, value: qty * value.value }} />}
    </div>
  )
}

/** Needs no number and PIN: the gift's link is enough. */
function RedeemForm({ token }: { token: string }) {
  return (
    <PlainForm
      action="/redeem/start/"
      fields={{ token }}
      className="flex flex-col items-start gap-4 rounded-card bg-accent-pale p-6 print:hidden"
    >
      <p className="text-lead">
        <Trans>Choose what you like best: this card becomes any card in the shop.</Trans>
      </p>
      <Button type="submit" size="large" leadingIcon="gift">
        <Trans>Redeem your gift</Trans>
      </Button>
    </PlainForm>
  )
}

function Thanks() {
  return (
    <p className="rounded-card border-2 border-accent p-6 text-center text-lead">
      <Trans>This was given to a good cause in your name. Thank you, from everyone it helps.</Trans>
    </p>
  )
}

/** For a Choice Gift Card it is extra information; for other cards it is the main next step. */
function HowToSpend({ one: { product, kind }, isSecond }: { one: GiftPackageFragment; isSecond: boolean }) {
  const href = useHref()
  if (!product) return null
  const { redeemData, path, slug, hasLocations, giftCardBrand } = product
  const locations = href('locations', { slug })
  const brand = kind === 'GIFTCARD' && hasOwnShop(giftCardBrand) ? giftCardBrand : null
  return (
    <div className="flex flex-col items-start gap-4 rounded-card bg-mist p-6">
      <h3 className="text-subheading">{redeemData.title}</h3>
      <p>{redeemData.description}</p>
      {brand && (
        <div className="print:hidden">
          <WhereToSpend brand={brand} path={path} hasLocations={hasLocations} />
        </div>
      )}
      {kind === 'GIFTCARD' && !brand && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          {!isSecond && (
            <ButtonLink href={hasLocations ? locations : path} trailingIcon="arrow-right">
              <Trans>See where to spend it</Trans>
            </ButtonLink>
          )}
          {isSecond && hasLocations && (
            <Link href={locations} variant="standalone">
              <Trans>Shops on the map</Trans>
            </Link>
          )}
          {(isSecond || hasLocations) && (
            <Link href={path} variant="standalone">
              <Trans>More about this card</Trans>
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
