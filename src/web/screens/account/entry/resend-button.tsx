import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ResendEmailConfirmationDocument } from '../../../../generated/documents.ts'
import { FailedNotice } from '../../../features/feedback/failed-notice.tsx'
import type { StepFailure } from '../../../forms/step-failure.ts'
import { useAsk } from '../../../session/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** The mail that asks to confirm an address, once more. */
export function ResendButton() {
  const ask = useAsk()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<StepFailure>()
  const send = async () => {
    setState('sending')
    setFailure(undefined)
    const answer = await ask(ResendEmailConfirmationDocument, {}).catch(() => undefined)
    const refused = answer ? answer.resendEmailConfirmation.errors[0] : 'unreachable'
    setFailure(refused)
    setState(refused ? 'idle' : 'sent')
  }
  if (state === 'sent') {
    return (
      <Notice tone="success">
        <Trans>The mail is on its way once more.</Trans>
      </Notice>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <FailedNotice failure={failure} />
      <Button
        variant="quiet"
        size="small"
        leadingIcon="refresh"
        isLoading={state === 'sending'}
        onClick={() => void send()}
        className="-ml-5"
      >
        <Trans>Send the mail again</Trans>
      </Button>
    </div>
  )
}
