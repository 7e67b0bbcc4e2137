import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Answer } from '../../data/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type AnsweredProps<R> = { answer: Answer<R>; onRetry: () => void; children: (answer: R) => ReactNode }

/** Shows an answer once it is loaded. */
export function Answered<R extends object>({ answer, onRetry, children }: AnsweredProps<R>) {
  const { t } = useLingui()
  if (answer === 'loading') {
    return (
      <div className="grid min-h-40 place-items-center">
        <Spinner label={t`One moment`} className="size-8 text-trust" />
      </div>
    )
  }
  if (answer === 'failed') {
    return (
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>We could not reach the shop.</Trans>
      </Notice>
    )
  }
  return children(answer as R)
}
