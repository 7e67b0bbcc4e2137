import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MessagePage } from './message-page.tsx'

type NotSentPageProps = {
  title: ReactNode /** The errors, one sentence each. */
  reasons: readonly string[]
  actions: ReactNode
}

/** The response to a form that was sent without script and refused. The previous page still has the typed text. */
export function NotSentPage({ title, reasons, actions }: NotSentPageProps) {
  return (
    <MessagePage
      icon="alert"
      tone="danger"
      title={title}
      body={
        <ul className="flex list-disc flex-col gap-1.5 pl-5 font-semibold">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      }
      actions={actions}
    >
      <Trans>Go back with your browser’s Back button: everything you typed is still there.</Trans>
    </MessagePage>
  )
}
