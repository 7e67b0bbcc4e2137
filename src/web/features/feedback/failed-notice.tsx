import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SendFailure } from '../../forms/use-sending.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { Notice } from '../../ui/notice.tsx'

export function FailedNotice({ failure, action }: { failure: SendFailure; action?: ReactNode }) {
  const translate = useFailureTexts(failure !== undefined)
  const place = useRef<HTMLDivElement>(null)
  // Rendered together with its text, so that a screen reader reads it once.
  const isShown = failure === 'unreachable' || (failure !== undefined && translate !== undefined)
  useEffect(() => {
    if (failure && isShown) place.current?.scrollIntoView({ block: 'center' })
  }, [failure, isShown])
  if (!failure || !isShown) return null
  return (
    <div ref={place}>
      <Notice tone="danger" title={<Trans>That did not work</Trans>} action={action}>
        {failure === 'unreachable' ? (
          <Trans>We could not reach the shop. Nothing you typed is lost: please try again.</Trans>
        ) : (
          translate?.(failure)
        )}
      </Notice>
    </div>
  )
}
