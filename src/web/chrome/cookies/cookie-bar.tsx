import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { OPTIONAL_COOKIES } from '#shared/consent.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useHref } from '../../session/use-shop.ts'
import { saveConsent } from '../../tracking/consent.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { COOKIE_PLACE_ID } from '../element-ids.ts'
import { useConsent } from './use-consent.ts'

/**
 * Asks once. The bar comes before the header for the keyboard and for screen readers, but is shown at the bottom of the screen, where it never covers
 * the element that has the focus (`scroll-padding` in styles.css). Refusing is as easy as accepting. It does not appear on a page that is marked as
 * quiet, such as a gift that is being unwrapped.
 */
export function CookieBar() {
  const isAsked = useConsent() === undefined
  const place = document.getElementById(COOKIE_PLACE_ID)
  return isAsked && place ? createPortal(<CookieQuestion />, place) : null
}

function CookieQuestion() {
  const { t } = useLingui()
  const href = useHref()
  const rememberFocus = useReturningFocus()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => reserveHeight(bar.current), [])
  return (
    <section
      ref={bar}
      id="cookie-bar"
      aria-label={t`Cookies`}
      onFocus={rememberFocus}
      className="sticky bottom-3 z-40 order-last mx-auto my-3 flex w-[96%] max-w-5xl animate-rise-in flex-col gap-3 rounded-card bg-surface p-3.5 text-ink shadow-raised ring-1 ring-line tablet:p-5 desktop:flex-row desktop:items-center desktop:gap-8 low:static [html:has([data-quiet])_&]:hidden"
    >
      <p className="grow text-sm leading-snug tablet:text-[0.9375rem]">
        <Trans>
          May we use cookies to count visits and improve the shop? The shop works either way.{' '}
          <Link href={href('cookies')}>Read our cookie statement</Link>
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2 max-tablet:*:grow max-tablet:*:px-2! max-tablet:*:text-sm! desktop:shrink-0 desktop:flex-nowrap">
        <Button size="small" variant="quiet" onClick={() => openModal({ name: 'cookieSettings' })}>
          <Trans>Settings</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={() => saveConsent([])}>
          <Trans>Only necessary</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={() => saveConsent(OPTIONAL_COOKIES)}>
          <Trans>Accept all</Trans>
        </Button>
      </div>
    </section>
  )
}

/**
 * Keeps other bottom bars above the question, whatever the height of its text, and scrolls the focused element clear of both. It uses a style sheet of
 * its own: a custom property on the root element would make the browser compute all styles of the page again.
 */
function reserveHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const observer = new ResizeObserver(() => sheet.replaceSync(writeClearance(bar.offsetHeight)))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** On a low screen nothing is fixed in place (`low` in styles.css). */
function writeClearance(height: number): string {
  const bars = `.bottom-bar{bottom:calc(${height}px + 1.25rem)}`
  return `@media (height >= 30rem){html{scroll-padding-block-end:calc(${height}px + 7.25rem)}${bars}}`
}

/** Remembers which element had the focus, and returns the focus to it once the question is answered. */
function useReturningFocus(): (event: FocusEvent) => void {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => () => before.current?.focus({ preventScroll: true }), [])
  return ({ relatedTarget, currentTarget }) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
}
