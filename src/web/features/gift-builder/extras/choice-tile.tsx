import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

type ChoiceTileProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

/** A radio button that is a picture with a caption: the whole tile is the target. */
export function ChoiceTile({ name, isChosen, onChoose, children }: ChoiceTileProps) {
  return (
    <label className={TILE_LOOK}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  )
}

const TILE_LOOK = classNames(
  'relative flex flex-col rounded-card border border-line p-1.5 transition-[border-color,background-color] duration-150 hover:border-ink',
  'has-checked:border-accent-deep has-checked:bg-accent-pale has-checked:ring-1 has-checked:ring-accent-deep has-checked:ring-inset',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
)
