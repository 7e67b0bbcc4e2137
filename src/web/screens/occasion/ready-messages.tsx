import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** Words a giver may take along; the builder of a card has room for them. */
export function ReadyMessages({ messages }: { messages: readonly string[] }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<string>()
  const copy = async (message: string) => {
    await navigator.clipboard.writeText(message)
    setCopied(message)
  }
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-heading">
        <Trans>Ready to write</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>Take one of these along, or let it be the start of your own.</Trans>
      </p>
      <ul className="flex flex-col gap-4">
        {messages.map((message) => (
          <li key={message} className="flex flex-col items-start gap-3 rounded-card bg-surface p-6 shadow-card">
            <blockquote className="text-lg">{message}</blockquote>
            <Button
              variant="quiet"
              size="small"
              leadingIcon={copied === message ? 'check' : 'copy'}
              onClick={() => void copy(message)}
              className="-ml-5 unscripted:hidden"
            >
              {copied === message ? t`Copied` : t`Copy this message`}
            </Button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {copied && <Trans>The message has been copied.</Trans>}
      </p>
    </div>
  )
}
