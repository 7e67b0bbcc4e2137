import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { BrandShopFragment } from '#generated/documents.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

type Redirect = NonNullable<BrandShopFragment['redirect']>

/**
 * Leads to the brand's shop after a visible countdown, which can be stopped. The visitor starts it, so that nobody is redirected while reading the
 * codes.
 */
export function BrandRedirect({ redirect: { url, redirectTime }, title }: { redirect: Redirect; title: string }) {
  const { secondsLeft, start, stop } = useCountdown(redirectTime, () => location.assign(url))
  if (secondsLeft === undefined) {
    return (
      <>
        <Button size="small" trailingIcon="external" onClick={start} className="unscripted:hidden">
          <Trans>Spend it at {title}</Trans>
        </Button>
        <ButtonLink href={url} rel="noreferrer" size="small" trailingIcon="external" className="scripted:hidden">
          <Trans>Spend it at {title}</Trans>
        </ButtonLink>
      </>
    )
  }
  return (
    <div className="flex w-full flex-wrap items-center gap-3 rounded-field bg-mist p-4">
      <p role="timer" className="grow">
        <Trans>
          We take you to {title} in <Plural value={secondsLeft} one="# second" other="# seconds" />. Have your card number and PIN
          to hand.
        </Trans>
      </p>
      <Button variant="secondary" size="small" leadingIcon="pause" onClick={stop}>
        <Trans>Stay here</Trans>
      </Button>
      <ButtonLink href={url} rel="noreferrer" size="small" trailingIcon="external">
        <Trans>Go now</Trans>
      </ButtonLink>
    </div>
  )
}

/** Undefined before it starts and after it was stopped. */
function useCountdown(seconds: number, onOver: () => void) {
  const [secondsLeft, setLeft] = useState<number>()
  const finish = useEffectEvent(onOver)
  useEffect(() => {
    if (secondsLeft === undefined) return
    if (secondsLeft === 0) return finish()
    const timer = setTimeout(() => setLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return { secondsLeft, start: () => setLeft(seconds), stop: () => setLeft(undefined) }
}
