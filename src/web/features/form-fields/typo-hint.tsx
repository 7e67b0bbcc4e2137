import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { proposeEmail } from '../../../shared/validation/email-typo.ts'

type TypoHintProps = { email: string; onAccept: (email: string) => void; children?: ReactNode }

/** "Did you mean anna@gmail.com?" below an e-mail address that looks mistyped; otherwise the hint that stands there. It never refuses anything. */
export function TypoHint({ email, onAccept, children }: TypoHintProps) {
  const proposed = proposeEmail(email)
  return (
    <span aria-live="polite">
      {proposed ? (
        <Trans>
          Did you mean{' '}
          <button type="button" onClick={() => onAccept(proposed)} className="font-semibold text-accent-deep underline">
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
