import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyCartDocument, type EmptyCartQuery } from '#generated/documents.ts'
import { Band } from '../../blocks/band.tsx'
import { Picture } from '../../blocks/picture.tsx'
import { ProductTile } from '../../blocks/product-tile.tsx'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** An empty basket: a picture, links into the shop, and the most chosen cards. */
export function EmptyCart({ loaded }: { loaded: EmptyCartQuery | null }) {
  const { t } = useLingui()
  const href = useHref()
  // Loaded with the page, or after the last gift was removed.
  const { answer } = useAnswer(EmptyCartDocument, {}, { isWanted: !loaded, isCached: true })
  const shown = loaded ?? known(answer)
  return (
    <>
      <div className="page-width grid items-center gap-8 py-10 desktop:grid-cols-2 desktop:gap-16 desktop:py-16">
        <div className="mx-auto aspect-4/3 w-full max-w-lg desktop:max-w-none">
          {shown && <Picture picture={shown.storeData.emptyBasketImage} decorative priority className="h-auto w-full" />}
        </div>
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-title">
            <Trans>Your basket is empty</Trans>
          </h1>
          <p className="text-lead text-ink-soft">
            <Trans>Someone is in for a surprise. Start with a card they like, or with the day you are celebrating.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={href('giftCards')} size="large" trailingIcon="arrow-right">
              <Trans>Choose a gift card</Trans>
            </ButtonLink>
            <ButtonLink href={href('occasions')} size="large" variant="secondary">
              <Trans>Find an occasion</Trans>
            </ButtonLink>
          </div>
        </div>
      </div>
      {shown && (
        <Band title={t`Most chosen`} tone="mist">
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4 desktop:gap-y-10">
            {shown.products.products.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} />
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  )
}
