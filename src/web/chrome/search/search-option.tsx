import type { ReactNode } from 'react'
import type { PictureFragment } from '#generated/documents.ts'
import { CardPicture } from '../../ui/card-picture.tsx'
import { classNames } from '../../ui/class-names.ts'

type SearchOptionProps = { href: string; className: string; children: ReactNode }

/** A link in the list. The active one looks hovered and has a focus ring; the overlay marks it. */
export function SearchOption({ href, className, children }: SearchOptionProps) {
  return (
    <a role="option" aria-selected="false" tabIndex={-1} href={href} className={classNames(OPTION_LOOK, className)}>
      {children}
    </a>
  )
}

const OPTION_LOOK =
  'rounded-field transition-colors hover:bg-mist aria-selected:bg-mist aria-selected:outline-[2.5px] aria-selected:outline-focus'

type Card = {
  id: string
  title: string
  path: string
  image: PictureFragment | null
  backgroundColor: string | null
  showShadow: boolean
}

/** Gift cards among the suggestions or the results. */
export function CardOptions({ cards }: { cards: readonly Card[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-4">
      {cards.map(({ id, title, path, image, backgroundColor, showShadow }) => (
        <SearchOption key={id} href={path} className="group/card -m-2 flex flex-col gap-2 rounded-card p-2">
          {image && (
            <CardPicture
              image={{ href: image.url.href, alt: '', width: image.width, height: image.height }}
              backgroundColor={backgroundColor ?? undefined}
              showShadow={showShadow}
            />
          )}
          <span className="px-1 text-[0.9375rem] leading-snug font-semibold">{title}</span>
        </SearchOption>
      ))}
    </div>
  )
}
