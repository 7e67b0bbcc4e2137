import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductData } from '../../features/product/load-product.ts'
import { SpendPlace } from '../../features/product/product-intro.tsx'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Product = ProductData['product']

/** The card's description, how it is spent, and its categories. */
export function ProductAbout({ product }: { product: Product }) {
  const { t } = useLingui()
  const paragraphs = product.description.split(/\n{2,}/)
  return (
    <section className="section-space">
      <div className="page-width grid gap-10 desktop:grid-cols-[1.4fr_1fr] desktop:gap-16">
        <div className="flex flex-col gap-8">
          <div className="prose">
            <h2>
              <Trans>About this gift</Trans>
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Chips title={t`Good for these occasions`} links={product.occasions} />
          <Chips title={t`Find more like this`} links={product.categories} />
        </div>
        <Spending product={product} />
      </div>
    </section>
  )
}

function Spending({ product }: { product: Product }) {
  const href = useHref()
  return (
    <aside className="flex flex-col items-start gap-4 self-start rounded-card bg-trust-pale p-6 tablet:p-8">
      <Icon name={product.productType === 'DONATION' ? 'heart' : 'gift'} className="size-8 text-trust" />
      <h2 className="text-subheading">{product.redeemData.title}</h2>
      <p>{product.redeemData.description}</p>
      {product.productType === 'GIFTCARD' && (
        <p className="font-semibold">
          <SpendPlace place={product.spendPlace} />
        </p>
      )}
      {product.hasLocations && (
        <ButtonLink href={href('locations', { slug: product.slug })} variant="secondary" leadingIcon="pin">
          <Trans>Find a location</Trans>
        </ButtonLink>
      )}
    </aside>
  )
}

function Chips({ title, links }: { title: string; links: readonly { id: string; title: string; path: string }[] }) {
  if (links.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-subheading">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.id}>
            <a
              href={link.path}
              className="inline-flex min-h-11 items-center rounded-button bg-mist px-4 font-medium transition-colors hover:bg-accent-pale hover:text-accent-deep"
            >
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
