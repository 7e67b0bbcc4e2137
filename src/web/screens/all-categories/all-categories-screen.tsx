import { Trans, useLingui } from '@lingui/react/macro'
import type { AllCategoriesQuery } from '#generated/documents.ts'
import { CategoryIcon } from '../../blocks/category-icon.tsx'
import { Trail } from '../../blocks/trail.tsx'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type CategoryItem = AllCategoriesQuery['categoryMenu'][number]

/** Every category with its icon, a description and its first cards. */
export function AllCategoriesScreen({ categories }: { categories: readonly CategoryItem[] }) {
  const href = useHref()
  const { t } = useLingui()
  return (
    <>
      <div className="bg-mist">
        <div className="page-width pt-3 pb-8 desktop:pb-12">
          <Trail items={[{ label: t`All categories`, href: href('allCategories') }]} />
          <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 desktop:mt-5">
            <div className="flex flex-col gap-3">
              <h1 className="text-title">
                <Trans>All categories</Trans>
              </h1>
              <p className="max-w-2xl text-lead text-ink-soft">
                <Trans>Start with what they love. Each of these is full of presents that cannot be the wrong size.</Trans>
              </p>
            </div>
            <ButtonLink href={href('giftCards')} trailingIcon="arrow-right">
              <Trans>View all gift cards</Trans>
            </ButtonLink>
          </div>
        </div>
      </div>
      <ul className="page-width grid gap-4 py-8 tablet:grid-cols-2 tablet:gap-6 desktop:py-12 desktop-medium:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The number of cards that fit side by side. */
const CARDS = 4

function CategoryTile({ category }: { category: CategoryItem }) {
  return (
    <article className="group/card relative flex h-full flex-col gap-4 rounded-card border border-line p-5 transition-shadow hover:shadow-card tablet:p-6">
      <h2 className="flex items-center gap-4 text-subheading">
        <span className="grid size-14 shrink-0 place-items-center rounded-card bg-mist">
          {category.icon && <CategoryIcon icon={category.icon} />}
        </span>
        <a href={category.path} className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline">
          {category.title}
        </a>
        <Icon
          name="arrow-right"
          className="ml-auto text-accent-deep transition-transform duration-200 group-hover/card:translate-x-1"
        />
      </h2>
      <p className="text-ink-soft">{category.intro}</p>
      <ul className="mt-auto grid grid-cols-4 gap-3 pt-2">
        {category.topList.slice(0, CARDS).map((product) => (
          <li key={product.id} className="relative z-10">
            <a href={product.path} className="block transition-transform duration-200 ease-spring hover:-translate-y-1">
              {product.image && (
                <img
                  src={product.image.url.href}
                  alt={product.title}
                  width={product.image.width}
                  height={product.image.height}
                  loading="lazy"
                  decoding="async"
                  className="h-auto w-full rounded-[4.5%/7.2%] shadow-card"
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </article>
  )
}
