import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PinFragment } from '#generated/documents.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import type { MapOptions } from './leaflet-map.ts'
import type { Rectangle } from './rectangle.ts'

type LocationMapProps = {
  label: string
  readPins: () => Promise<readonly PinFragment[]>
  rectangle?: Rectangle
  onMove?: (rectangle: Rectangle) => void
  className?: string
}

/** A map that is loaded when it scrolls into view. Without script there is no map; the list beside it shows the same locations. */
export function LocationMap({ label, className, ...parts }: LocationMapProps) {
  const [attempt, setAttempt] = useState(1)
  const [hasFailed, setHasFailed] = useState(false)
  const retry = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return (
    <section
      aria-label={label}
      className={classNames(
        'relative isolate overflow-hidden rounded-card border border-line bg-mist unscripted:hidden',
        className,
      )}
    >
      {hasFailed ? (
        <MapFailure onRetry={retry} />
      ) : (
        <MapCanvas key={attempt} label={label} {...parts} onFailure={() => setHasFailed(true)} />
      )}
    </section>
  )
}

function MapFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid size-full place-items-center p-5">
      <Notice
        tone="danger"
        title={<Trans>The map could not be loaded</Trans>}
        action={
          <Button variant="secondary" size="small" leadingIcon="refresh" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The list has every location, with its address.</Trans>
      </Notice>
    </div>
  )
}

type MapCanvasProps = Pick<LocationMapProps, 'label' | 'readPins' | 'rectangle' | 'onMove'> & { onFailure: () => void }

function MapCanvas({ label, readPins, rectangle, onMove, onFailure }: MapCanvasProps) {
  const { t } = useLingui()
  const { tileUrl } = useShop()
  const element = useRef<HTMLDivElement>(null)
  const move = useEffectEvent((moved: Rectangle) => onMove?.(moved))
  const readOptions = useEffectEvent(async (): Promise<MapOptions> => {
    const texts = { zoomIn: t`Zoom in`, zoomOut: t`Zoom out`, open: t`View this location` }
    return { pins: await readPins(), rectangle, tileUrl, texts, onMove: (moved) => move(moved) }
  })
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!element.current) return
    return whenInSight(element.current, async (canvas) => {
      try {
        const [{ renderMap }, options] = await Promise.all([import('./leaflet-map.ts'), readOptions()])
        return await renderMap(canvas, options)
      } catch {
        fail()
        return undefined
      }
    })
  }, [])
  return <div ref={element} role="application" aria-label={label} className="shop-map size-full" />
}

type Remove = (() => void) | undefined

/** Renders the map once the element is near. Returns a function that removes the map, even while it is still loading. */
function whenInSight(element: HTMLElement, render: (element: HTMLElement) => Promise<Remove>): () => void {
  let rendering: Promise<Remove> | undefined
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      rendering = render(element)
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    void rendering?.then((remove) => remove?.())
  }
}
