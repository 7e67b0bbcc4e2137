import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

/** Messages that a giver may use; the builder of a card has a field for them. */
export function ReadyMessages({ messages }: { messages: readonly string[] }) {
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-heading">
        <Trans>Message ideas</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>Use one of these, or let it start you off.</Trans>
      </p>
      <ul className="flex flex-col gap-4">
        {messages.map((message) => (
          <ReadyMessage key={message} message={message} />
        ))}
      </ul>
    </div>
  )
}

function ReadyMessage({ message }: { message: string }) {
  const { place, outcome, copy } = useCopy<HTMLQuoteElement>(message)
  return (
    <li className="flex flex-col items-start gap-3 rounded-card bg-surface p-6 shadow-card">
      <blockquote ref={place} className="text-lg">
        {message}
      </blockquote>
      <Button
        onClick={copy}
        variant="quiet"
        size="small"
        leadingIcon={outcome === 'copied' ? 'check' : 'copy'}
        className="-ml-5 unscripted:hidden"
      >
        {outcome === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy this message</Trans>}
      </Button>
      <div role="status" className="contents">
        {outcome === 'copied' && (
          <p className="sr-only">
            <Trans>The message has been copied.</Trans>
          </p>
        )}
        {outcome === 'selected' && <Trans>We could not copy it. Select it and press Ctrl+C or ⌘C, or touch and hold it.</Trans>}
      </div>
    </li>
  )
}
