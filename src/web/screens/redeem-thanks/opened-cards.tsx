import { Trans } from '@lingui/react/macro'
import type {
  GiftDetailsFragment,
  GiftPackageFragment,
  RedeemOrderFragment,
  RedeemPackageFragment,
} from '#generated/documents.ts'
import { BarCodePicture } from '../../features/opened-card/bar-code-picture.tsx'
import { CardCodes } from '../../features/opened-card/card-codes.tsx'
import { LeftToSpend } from '../../features/opened-card/left-to-spend.tsx'
import { WhereToSpend } from '../../features/opened-card/where-to-spend.tsx'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'

export type RedeemShipment = RedeemOrderFragment['shipments'][number]

/** Numbers, PINs and bar codes, and where to spend each card. */
export function OpenedCards({ gift, shipment }: { gift: GiftDetailsFragment; shipment: RedeemShipment }) {
  return (
    <div className="flex flex-col gap-6">
      {gift.packages.map((one) => (
        <OpenedPackage key={one.id} one={one} chosen={shipment.packages.find(({ id }) => id === one.id)} />
      ))}
      <Button
        variant="secondary"
        leadingIcon="download"
        onClick={() => print()}
        className="self-start unscripted:hidden print:hidden"
      >
        <Trans>Print</Trans>
      </Button>
    </div>
  )
}

type OpenedPackageProps = { one: GiftPackageFragment; chosen: RedeemPackageFragment | undefined }

function OpenedPackage({ one, chosen }: OpenedPackageProps) {
  const { locale } = useShop()
  const { product, title, value, cards } = one
  const image = product?.image
  return (
    <article
      aria-label={title ?? undefined}
      className="grid gap-6 rounded-card bg-surface p-5 shadow-card tablet:p-8 desktop:grid-cols-[18rem_minmax(0,1fr)]"
    >
      {image && (
        <CardPicture
          image={{ href: image.url.href, alt: '', width: image.width, height: image.height }}
          backgroundColor={product.backgroundColor}
          showShadow={product.showShadow}
          className="self-start max-desktop:max-w-56"
        />
      )}
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <h2 className="text-heading">{title}</h2>
          <p className="headline text-title text-accent-deep">
            {cards && cards.length > 1 && `${cards.length} × `}
            {value && formatMoney(value, locale)}
          </p>
          {cards && value && <LeftToSpend cards={cards} issued={{ ...value, value: cards.length * value.value }} />}
        </div>
        {one.kind === 'DONATION' ? (
          <p className="text-lead">
            <Trans>Given to a good cause. Thank you!</Trans>
          </p>
        ) : (
          cards?.map((card) => (
            <div key={card.id} className="flex break-inside-avoid flex-col gap-3">
              <CardCodes card={card} />
              <BarCodePicture number={card.number} />
            </div>
          ))
        )}
        {one.kind === 'GIFTCARD' && product && (
          <div className="flex flex-col gap-3">
            <h3 className="text-subheading">{product.redeemData.title}</h3>
            <p>{product.redeemData.description}</p>
            <div className="print:hidden">
              <Spending one={chosen} path={product.path} hasLocations={product.hasLocations} />
            </div>
          </div>
        )}
      </div>
    </article>
  )
}

type SpendingProps = { one: RedeemPackageFragment | undefined; path: string; hasLocations: boolean }

function Spending({ one, path, hasLocations }: SpendingProps) {
  const product = one?.mainProduct
  const brand = product && 'giftCardBrand' in product ? product.giftCardBrand : null
  return <WhereToSpend brand={brand ?? null} path={path} hasLocations={hasLocations} />
}
