import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useChrome } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'

/** Links to the other categories. */
export function CategoryLinks({ current }: { current: string | number }) {
  const { categoryMenu } = useChrome()
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} className="mt-6 max-desktop:hidden">
      <p id={titleId} className="mb-2 text-lg font-semibold">
        <Trans>Category</Trans>
      </p>
      <ul>
        {categoryMenu.map(({ id, title, path }) => (
          <li key={id}>
            <a
              href={path}
              aria-current={id === current ? 'page' : undefined}
              className={classNames(
                '-ml-3 flex min-h-10 items-center rounded-field px-3 py-1.5 hover:bg-mist',
                id === current && 'bg-mist font-semibold',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
