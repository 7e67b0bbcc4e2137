import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { CategoryTopListsDocument, type CategoryTopListsQuery } from '#generated/documents.ts'
import { CategoryIcon } from '../../blocks/category-icon.tsx'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { useChrome } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type TopLists = CategoryTopListsQuery['categoryMenu']

/** Categories on the left. Pointing at one, or reaching it by keyboard, shows its best products on the right (spec §2). */
export function GiftCardMenu() {
  const { categoryMenu } = useChrome()
  const { answer } = useAnswer(CategoryTopListsDocument, {})
  const [chosenId, setChosenId] = useState(categoryMenu[0]?.id)
  const chosen = categoryMenu.find((category) => category.id === chosenId)
  return (
    <div
      id="gift-card-menu"
      className="absolute inset-x-0 top-full hidden max-h-[calc(100dvh-100%)] grid-rows-[minmax(0,1fr)] border-t border-line bg-ground shadow-raised desktop:grid"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what the visitor presses */}
      <div onKeyDown={moveFocus} className="page-width grid grid-cols-[19rem_1fr] grid-rows-[minmax(0,1fr)] gap-10">
        <ul className="overflow-y-auto py-8">
          {categoryMenu.map((category) => (
            <li key={category.id}>
              <a
                href={category.path}
                onPointerEnter={() => setChosenId(category.id)}
                onFocus={() => setChosenId(category.id)}
                data-chosen={category.id === chosenId || undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-3 rounded-field px-3 py-1.5 font-medium',
                  category.id === chosenId && 'bg-mist',
                )}
              >
                {category.icon && <CategoryIcon icon={category.icon} />}
                {category.title}
                {category.id === chosenId && <Icon name="chevron-right" className="ml-auto size-4" />}
              </a>
            </li>
          ))}
        </ul>
        {chosen && (
          <div className="-mx-2 flex flex-col gap-6 overflow-y-auto px-2 py-8">
            <TopList products={known(answer)?.categoryMenu.find((list) => list.id === chosen.id)?.topList} />
            <Link href={chosen.path} variant="standalone">
              <Trans>View all gift vouchers in this category</Trans>
            </Link>
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * Tab moves through the categories. The up and down arrows move among them, the right arrow moves to the cards of the chosen one, the left arrow moves
 * back.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  // With a modifier key, the arrows belong to the browser, e.g. Alt+Left for "back".
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const [categories = [], cards = []] = [...event.currentTarget.children].map((column) => [...column.querySelectorAll('a')])
  const at = categories.indexOf(event.target as HTMLAnchorElement)
  const ways: Record<string, HTMLElement | undefined> =
    at < 0
      ? { ArrowLeft: categories.find((category) => category.dataset.chosen) }
      : { ArrowDown: categories[(at + 1) % categories.length], ArrowUp: categories.at(at - 1), ArrowRight: cards[0] }
  const next = ways[event.key]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** How many products a tab shows. */
const SHOWN = 8

function TopList({ products }: { products: TopLists[number]['topList'] | undefined }) {
  if (!products) return <Skeleton className="h-72 w-full rounded-card" />
  return (
    <ul className="grid grid-cols-3 gap-5 desktop-medium:grid-cols-4">
      {products.slice(0, SHOWN).map((product) => (
        <li key={product.id}>
          <a href={product.path} className="group/card flex flex-col gap-2">
            <span className="block rounded-card p-4" style={{ backgroundColor: product.backgroundColor }}>
              {product.image && (
                <img
                  src={product.image.url.href}
                  alt=""
                  width={product.image.width}
                  height={product.image.height}
                  className="h-auto w-full transition-transform duration-300 group-hover/card:-translate-y-1"
                />
              )}
            </span>
            <span className="text-[0.9375rem] font-semibold underline-offset-4 group-hover/card:underline">{product.title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
