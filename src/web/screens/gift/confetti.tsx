import type { CSSProperties } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** For a gift without a wrapper: the colours of the family. */
const OWN_COLOURS = ['accent', 'highlight', 'trust', 'accent-deep'].map((name) => `var(--color-${name})`)
const PIECES = 72
const SHAPES = ['h-[2.6cqi] w-[1.6cqi]', 'size-[2cqi] rounded-full', 'h-[3.2cqi] w-[1cqi] rounded-full', 'size-[1.8cqi]'] as const

/** Flies out of the opening once, in the colours of the wrapper. It hides itself afterwards, and is not shown to visitors who prefer reduced motion. */
export function Confetti({ colours = OWN_COLOURS }: { colours?: readonly string[] | undefined }) {
  return Array.from({ length: PIECES }, (_, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their order
      key={index}
      style={flightOf(index, colours)}
      className={classNames(
        'pointer-events-none absolute top-[44%] left-1/2 z-10 opacity-0 motion-safe:animate-[gift-confetti_2800ms_linear_backwards]',
        SHAPES[index % SHAPES.length],
      )}
    />
  ))
}

/** Spreads the pieces evenly but without a visible pattern: steps of the golden ratio never repeat. */
function flightOf(index: number, colours: readonly string[]): CSSProperties {
  const spread = (step: number) => (index * step) % 1
  const [across, height, turns] = [spread(0.618), spread(0.755), spread(0.569)]
  return {
    '--across': `${(across - 0.5) * 110}cqi`,
    '--up': `${-14 - height * 44}cqi`,
    '--down': `${28 + turns * 40}cqi`,
    '--turn': `${360 + turns * 900}deg`,
    background: colours[index % colours.length],
    animationDelay: `${1000 + spread(0.437) * 350}ms`,
  } as CSSProperties
}
