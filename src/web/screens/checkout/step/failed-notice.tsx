import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFailureTexts } from '../../../client/failures/use-failure-texts.ts'
import type { CallFailure } from '../../../client/opened-modal.ts'
import { Notice } from '../../../ui/notice.tsx'

/** What went wrong and belongs to no field. */
export type StepFailure = CallFailure | 'unreachable' | undefined

export function FailedNotice({ failure, action }: { failure: StepFailure; action?: ReactNode }) {
  const translate = useFailureTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  if (!failure) return null
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
