import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { PERSONAL_MESSAGE_FIELD_LENGTH, PERSONAL_MESSAGE_MAX_LENGTH } from '#shared/validation/personal-message.ts'
import { hasEmoji } from '#shared/validation/text.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeSelect } from '#web/ui/native-select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Extras } from './use-extras.ts'

type MessageFieldProps = {
  value: string
  onChange: (message: string) => void
  error?: string | undefined
  label?: string
  hint?: string
  name?: string
  /** The source of the ready messages, and the occasions to start with. */
  occasions?: Extras['occasions'] | undefined
  preferredOccasions?: readonly string[]
}

/**
 * The counter counts down from what the printer accepts. The shopper may type a little more and shorten it afterwards. An emoji is an error as soon as
 * it is typed: phones suggest them at every word, and the submit button may be a screen away.
 */
export function MessageField({
  value,
  onChange,
  error,
  label,
  hint,
  name,
  occasions,
  preferredOccasions = [],
}: MessageFieldProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        label={label ?? t`Personal message`}
        labelNote={t`optional`}
        hint={hint}
        name={name}
        rows={3}
        maxLength={PERSONAL_MESSAGE_FIELD_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error ?? (hasEmoji(value) ? t`A personal message cannot contain emojis` : undefined)}
        limit={{
          characters: PERSONAL_MESSAGE_MAX_LENGTH,
          remaining: (count) => t`${count} left`,
          exceeded: t`A personal message has 1 to 150 characters`,
        }}
      />
      {occasions && occasions.length > 0 && (
        <ReadyMessages occasions={occasions} preferredOccasions={preferredOccasions} onTake={onChange} />
      )}
    </div>
  )
}

type ReadyMessagesProps = {
  occasions: Extras['occasions']
  preferredOccasions: readonly string[]
  onTake: (message: string) => void
}

/** Ready messages by occasion, with the suitable ones first. The list closes when one is used. */
function ReadyMessages({ occasions, preferredOccasions, onTake }: ReadyMessagesProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const sorted = sortOccasions(occasions, preferredOccasions)
  const [chosen, setChosen] = useState(sorted[0]?.id)
  const messages = occasions.find(({ id }) => id === chosen)?.messages ?? []
  const toggle = useRef<HTMLButtonElement>(null)
  const take = (message: string) => {
    onTake(message)
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    <div>
      <Button
        ref={toggle}
        variant="quiet"
        size="small"
        leadingIcon="sparkle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="-ml-4 unscripted:hidden"
      >
        <Trans>Ready-made messages</Trans>
      </Button>
      {isOpen && (
        <div className="mt-2 flex flex-col gap-3 rounded-card bg-mist p-4">
          <NativeSelect
            label={t`Occasion`}
            items={sorted.map(({ id, title }) => ({ id, label: title }))}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
          <ul className="flex flex-col gap-2">
            {messages.map((message) => (
              <li key={message}>
                <button
                  type="button"
                  onClick={() => take(message)}
                  className="w-full rounded-field border border-line bg-surface px-4 py-3 text-left leading-snug transition-colors hover:border-ink"
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function sortOccasions(occasions: Extras['occasions'], preferredOccasions: readonly string[]): Extras['occasions'] {
  const rank = ({ id }: { id: string }) =>
    preferredOccasions.includes(id) ? preferredOccasions.indexOf(id) : preferredOccasions.length
  return occasions.toSorted((a, b) => rank(a) - rank(b))
}
