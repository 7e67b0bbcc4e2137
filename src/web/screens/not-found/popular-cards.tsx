import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Band } from '../../blocks/band.tsx'
import { useHydrated } from '../../ssr/use-hydrated.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const PopularTiles = lazy(async () => ({ default: (await import('./popular-tiles.tsx')).PopularTiles }))

/** Loaded by the browser, because any loader may end in "not found". Hidden without script and when there are no cards. */
export function PopularCards() {
  const { t } = useLingui()
  const waiting = <WaitingTiles />
  return (
    <div className="not-has-[li]:hidden unscripted:hidden">
      <Band title={t`Popular gift cards`} tone="mist">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4 desktop:gap-y-10">
          {useHydrated() ? (
            <Suspense fallback={waiting}>
              <PopularTiles waiting={waiting} />
            </Suspense>
          ) : (
            waiting
          )}
        </ul>
      </Band>
    </div>
  )
}

/** As high as the tiles that replace them. */
function WaitingTiles() {
  return [1, 2, 3, 4].map((place) => (
    <li key={place} aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="aspect-4/3 rounded-card" />
      <Skeleton className="h-29.5 tablet:h-21" />
    </li>
  ))
}
