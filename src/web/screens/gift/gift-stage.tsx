import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { GiftDetailsFragment, GiftPackageFragment, PictureFragment } from '#generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Confetti } from './confetti.tsx'
import { PresentFront, PresentInside, PresentLid } from './present.tsx'

type GiftStageProps = {
  gift: GiftDetailsFragment
  /** The shop has not answered yet. */
  isWaiting: boolean
  isFresh: boolean
}

/** A closed wrapper leaves the upper part of its space empty. */
const CLOSED_SLEEVE = '-mt-[22%] tablet:-mt-28'
const CLOSED_PRESENT = '-mt-[8%] tablet:-mt-10'

/**
 * The gift in its wrapper, or in the family's own box: closed, opening or open. Every animation ends in the element's normal look, so a visitor who
 * prefers reduced motion or returns later sees the open gift at once. The page's text contains everything that the picture shows.
 */
export function GiftStage({ gift, isWaiting, isFresh }: GiftStageProps) {
  const { isOpened, packages } = gift
  const wrapper = packages.find((one) => one.wrapper?.frontImage)?.wrapper
  const card = packages[0]?.product?.image
  const stage = useSteadyPlace(isOpened)
  return (
    <div
      ref={stage}
      aria-hidden="true"
      className={classNames(
        'relative isolate -mx-[16%] aspect-4/3 w-[132%] max-w-[40rem] [container-type:inline-size] perspective-[60rem] tablet:mx-auto tablet:w-full',
        isOpened && 'mt-2',
        !isOpened && (wrapper ? CLOSED_SLEEVE : CLOSED_PRESENT),
        isWaiting && 'motion-safe:animate-[gift-stir_600ms_ease-in-out_infinite]',
      )}
    >
      {isOpened && <Glow isFresh={isFresh} />}
      {wrapper ? (
        <Sleeve wrapper={wrapper} card={card} isOpened={isOpened} isFresh={isFresh} />
      ) : (
        <Present card={card} isOpened={isOpened} isFresh={isFresh} />
      )}
      {isFresh && <Confetti colours={wrapper?.colours} />}
    </div>
  )
}

/** An opening gift needs space for its flap. It moves there smoothly from its old position, whatever the text above it does. */
function useSteadyPlace(isOpened: boolean): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const last = useRef<{ top: number; isOpened: boolean }>(undefined)
  useLayoutEffect(() => {
    const top = stage.current?.getBoundingClientRect().top ?? 0
    const isOpening = isOpened && last.current?.isOpened === false
    if (isOpening && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const moved = (last.current?.top ?? top) - top
      stage.current?.animate([{ translate: `0 ${moved}px` }, { translate: '0 0' }], { duration: 700, easing: 'ease-in-out' })
    }
    last.current = { top, isOpened }
  })
  return stage
}

function Glow({ isFresh }: { isFresh: boolean }) {
  return (
    <span
      className={classNames(
        'absolute inset-[4%_12%_20%] rounded-full bg-highlight/40 blur-3xl',
        isFresh && 'motion-safe:animate-[gift-glow_1200ms_ease-out_900ms_backwards]',
      )}
    />
  )
}

type WrapperLayers = NonNullable<GiftPackageFragment['wrapper']>
type SleeveProps = { wrapper: WrapperLayers; card: PictureFragment | null | undefined; isOpened: boolean; isFresh: boolean }

const LAYER = 'absolute inset-0 size-full'
/** The flap turns around the fold, at 250 of 600 (tools/art/wrapping/sleeve.ts). */
const FLAP = 'origin-[50%_41.67%]'

/** Parts beside the open wrapper, such as the string of a balloon, are hidden while it is closed; its shadow is visible. */
const CLOSED_BACK = '[clip-path:polygon(14.4%_42%,85.6%_42%,85.6%_88%,100%_88%,100%_100%,0_100%,0_88%,14.4%_88%)]'

/** From back to front: the lining, the open flap, the card, the pocket, the closed flap, and the ribbon or seal that closes it. */
function Sleeve({ wrapper: { backImage, frontImage, flapImage, closureImage }, card, isOpened, isFresh }: SleeveProps) {
  const isTied = !isOpened || isFresh
  return (
    <>
      <Layer picture={backImage} className={isOpened ? '[clip-path:inset(42%_0_0)]' : CLOSED_BACK} />
      {isOpened && (
        <Layer
          picture={backImage}
          className={classNames(
            FLAP,
            '[clip-path:inset(0_0_57.9%)]',
            isFresh && 'motion-safe:animate-[gift-flap-up_420ms_var(--ease-spring)_340ms_backwards]',
          )}
        />
      )}
      {isOpened && <RisingCard card={card} isFresh={isFresh} />}
      <Layer picture={frontImage} />
      {isTied && (
        <Layer
          picture={flapImage}
          className={classNames(FLAP, isOpened && 'invisible motion-safe:animate-[gift-flap-off_340ms_ease-in_backwards]')}
        />
      )}
      {isTied && <Layer picture={closureImage} />}
    </>
  )
}

function Layer({ picture, className }: { picture: PictureFragment | null; className?: string }) {
  return picture && <Picture picture={picture} decorative priority className={classNames(LAYER, className)} />
}

/** A box with a lid that comes off. */
function Present({ card, isOpened, isFresh }: Omit<SleeveProps, 'wrapper'>) {
  return (
    <>
      <PresentInside className={LAYER} />
      {isOpened && <RisingCard card={card} isFresh={isFresh} />}
      <PresentFront className={LAYER} />
      {(!isOpened || isFresh) && (
        <PresentLid
          className={classNames(LAYER, isOpened && 'invisible motion-safe:animate-[gift-lid-off_900ms_ease-in_backwards]')}
        />
      )}
    </>
  )
}

function RisingCard({ card, isFresh }: { card: PictureFragment | null | undefined; isFresh: boolean }) {
  if (!card) return null
  return (
    <img
      src={card.url.href}
      alt=""
      width={card.width}
      height={card.height}
      className={classNames(
        'absolute top-[2%] left-[17%] aspect-[1.586] h-auto w-[66%] origin-bottom rounded-[4.5%/7.2%] object-cover shadow-raised',
        isFresh && 'motion-safe:animate-[gift-rise_1100ms_var(--ease-out)_700ms_backwards]',
      )}
    />
  )
}
