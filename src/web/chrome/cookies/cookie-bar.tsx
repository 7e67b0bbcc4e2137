import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { OPTIONAL_COOKIES } from '#shared/consent.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useHref } from '../../session/use-shop.ts'
import { saveConsent } from '../../tracking/consent.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { COOKIE_PLACE_ID } from './cookie-place-id.ts'
import { useConsent } from './use-consent.ts'

/**
 * Asks once. It comes before the header for the keyboard and for screen readers, and is shown at the end of the screen, over no part of the page that has the focus
 * (`scroll-padding` in styles.css). Refusing is as easy as agreeing. A page that is marked as quiet, such as a gift that is being unwrapped, is not disturbed.
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
      className="sticky bottom-3 z-40 order-last mx-auto my-3 flex w-[96%] max-w-5xl animate-toast-in flex-col gap-3 rounded-card bg-surface p-3.5 text-ink shadow-raised ring-1 ring-line tablet:p-5 desktop:flex-row desktop:items-center desktop:gap-8 low:static [html:has([data-quiet])_&]:hidden"
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
 * Bars with buttons of their own stand above the question, however high its text makes it, and what takes the focus is scrolled clear of both. In a sheet
 * of its own: a custom property of the root element would have the browser compute the styles of the whole page again.
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

/** On a lower screen nothing stays in place (`low` in styles.css). */
function writeClearance(height: number): string {
  const bars = `.bottom-bar{bottom:calc(${height}px + 1.25rem)}`
  return `@media (height >= 30rem){html{scroll-padding-block-end:calc(${height}px + 7.25rem)}${bars}}`
}

/** Remembers where the visitor was, and puts the focus back there once the question has gone. */
function useReturningFocus(): (event: FocusEvent) => void {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => () => before.current?.focus({ preventScroll: true }), [])
  return ({ relatedTarget, currentTarget }) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
}
