import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { proposeEmail } from '#shared/validation/email-typo.ts'

type TypoHintProps = { email: string; onAccept: (email: string) => void; children?: ReactNode }

/** "Did you mean anna@gmail.com?" below an e-mail address that looks mistyped; otherwise the field's own hint. The address is never refused. */
export function TypoHint({ email, onAccept, children }: TypoHintProps) {
  const proposed = proposeEmail(email)
  const place = useRef<HTMLSpanElement>(null)
  // The button disappears, so the hint takes the focus.
  const accept = (address: string) => {
    place.current?.focus()
    onAccept(address)
  }
  return (
    <span ref={place} aria-live="polite" tabIndex={-1} className="outline-none">
      {proposed ? (
        <Trans>
          Did you mean{' '}
          <button type="button" onClick={() => accept(proposed)} className="font-semibold text-accent-deep underline">
            {proposed}
          </button>
          ?
        </Trans>
      ) : (
        children
      )}
    </span>
  )
}
