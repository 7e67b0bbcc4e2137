import { useLingui } from '@lingui/react/macro'
import { Band } from '../../blocks/band.tsx'
import { ProductTile } from '../../blocks/product-tile.tsx'
import { Trail } from '../../blocks/trail.tsx'
import { BuilderPreview } from '../../features/gift-builder/builder-preview.tsx'
import { useGiftBuilder } from '../../features/gift-builder/use-gift-builder.ts'
import type { ProductData } from '../../features/product/load-product.ts'
import { ProductIntro } from '../../features/product/product-intro.tsx'
import { useProductName } from '../../features/product/product-name.ts'
import { ProductReviews } from '../../features/product/product-reviews.tsx'
import { describeProduct } from '../../features/product/product-structured-data.ts'
import { StructuredData } from '../../routing/structured-data.tsx'
import { useHref, useShop } from '../../session/use-shop.ts'
import { FeaturedBlocks } from './featured-blocks.tsx'
import { ProductAbout } from './product-about.tsx'
import { ProductSteps } from './product-steps.tsx'

/** One gift card: its description, price, delivery and where it can be spent. */
export function ProductScreen({ data }: { data: ProductData }) {
  const { product, storeData } = data
  const shop = useShop()
  const name = useProductName()(product)
  return (
    <>
      <StructuredData data={describeProduct(product, name, shop)} />
      <div className="page-width pt-3">
        <ProductTrail product={product} name={name} />
      </div>
      {/* A new key for each product, so that the builder starts empty. */}
      <ProductBuilder key={product.id} data={data} name={name} />
      <ProductAbout product={product} />
      <ProductSteps isDonation={product.productType === 'DONATION'} />
      <ProductReviews reviews={product.reviews} />
      <FeaturedBlocks blocks={[storeData.pdpFeaturedBlock, storeData.pdpPromotionBlock].filter((block) => block !== null)} />
      <RelatedProducts products={product.relatedProducts} />
    </>
  )
}

/** A separate component, so that typing a message does not render the rest of the page again. */
function ProductBuilder({ data: { product, delivery, firstWrapper }, name }: { data: ProductData; name: string }) {
  const builder = useGiftBuilder(product, firstWrapper)
  return (
    <div className="page-width grid gap-8 pt-3 pb-6 desktop:grid-cols-[1.15fr_1fr] desktop:gap-16 desktop:pt-6 desktop:pb-10">
      <div className="self-start desktop:sticky desktop:top-28">
        <BuilderPreview builder={builder} />
      </div>
      <ProductIntro product={product} name={name} delivery={delivery} builder={builder} />
    </div>
  )
}

function ProductTrail({ product, name }: { product: ProductData['product']; name: string }) {
  const { t } = useLingui()
  const href = useHref()
  const [category] = product.categories
  return (
    <Trail
      items={[
        { label: t`Gift cards`, href: href('giftCards') },
        ...(category ? [{ label: category.title, href: category.path }] : []),
        { label: name, href: product.path },
      ]}
    />
  )
}

function RelatedProducts({ products }: { products: ProductData['product']['relatedProducts'] }) {
  const { t } = useLingui()
  if (products.length === 0) return null
  return (
    <Band title={t`You might also like`} tone="mist">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4 desktop:gap-y-10">
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
