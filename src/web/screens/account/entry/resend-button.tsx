import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ResendEmailConfirmationDocument } from '#generated/documents.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { useSending } from '#web/forms/use-sending.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Sends the mail that confirms an e-mail address again. */
export function ResendButton() {
  const ask = useAsk()
  const [isSent, setSent] = useState(false)
  const { isSending, failure, send } = useSending()
  const resend = () =>
    send(async () => {
      const { errors } = (await ask(ResendEmailConfirmationDocument, {})).resendEmailConfirmation
      setSent(errors.length === 0)
      return errors
    })
  if (isSent) {
    return (
      <Notice tone="success">
        <Trans>We have sent the email again.</Trans>
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
        isLoading={isSending}
        onClick={() => void resend()}
        className="-ml-5"
      >
        <Trans>Send the email again</Trans>
      </Button>
    </div>
  )
}
