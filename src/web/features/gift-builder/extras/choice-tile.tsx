import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type ChoiceTileProps = {
  name: string
  isChosen: boolean
  onChoose: () => void
  /** "picture" fills the tile; "captioned" has a text below the picture. */
  look?: 'captioned' | 'picture'
  children: ReactNode
}

/** A radio button shown as a picture. The whole tile can be pressed. */
export function ChoiceTile({ name, isChosen, onChoose, look = 'captioned', children }: ChoiceTileProps) {
  return (
    <label className={classNames(TILE_LOOK, LOOKS[look])}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  )
}

const LOOKS = {
  captioned: 'flex flex-col p-1.5 has-checked:bg-accent-pale',
  picture: 'grid aspect-4/3 snap-start place-items-center overflow-hidden bg-mist',
} as const

const TILE_LOOK = classNames(
  'relative rounded-card border border-line transition-[border-color,background-color] duration-150 hover:border-ink',
  'has-checked:border-accent-deep has-checked:ring-2 has-checked:ring-accent-deep',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
)
