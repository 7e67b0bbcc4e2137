import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type PastedPerson, readPastedList } from './pasted-list.ts'

type PasteModalProps = { isOpen: boolean; onClose: () => void; onAdd: (people: readonly PastedPerson[]) => void }

/** Adds many people at once, from a spreadsheet or an address book. The pasted text stays until it is added. */
export function PasteModal({ isOpen, onClose, onAdd }: PasteModalProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const { people, wrongLine, typos } = readPastedList(text)
  const line = wrongLine ?? 0
  const fault = wrongLine
    ? t`Line ${line}: please write a first name, a last name and an email address.`
    : t`Please paste at least one line.`
  const isWrong = wrongLine !== undefined || people.length === 0
  const area = useRef<HTMLTextAreaElement>(null)
  /** Moves the focus to the text and selects the wrong line. */
  const show = (place: number) => {
    const lines = text.split('\n')
    const start = lines.slice(0, place - 1).join('\n').length + (place > 1 ? 1 : 0)
    const field = area.current
    field?.focus()
    if (!field || place === 0) return
    field.setSelectionRange(start, start + (lines[place - 1] ?? '').length)
    // Selecting text does not scroll to it.
    field.scrollTop = (field.scrollHeight * (place - 1)) / lines.length - field.clientHeight / 2
  }
  const correct = (email: string, proposed: string) => {
    setText(text.replace(email, () => proposed))
    // The line with the pressed button disappears.
    area.current?.focus()
  }
  const add = () => {
    setTried(true)
    if (isWrong) return show(line)
    onAdd(people)
    setText('')
    setTried(false)
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Paste a list of recipients</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={add}>
            <Trans>Add these people</Trans>
          </Button>
        </>
      }
    >
      <Textarea
        ref={area}
        label={t`Names and addresses`}
        hint={t`One person per line: first name, last name, email address. Columns copied from a spreadsheet work too.`}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTried && isWrong ? fault : undefined}
        spellCheck={false}
      />
      <ul aria-live="polite" className="mt-2 flex flex-col gap-1 text-sm">
        {typos.map(({ line: place, email, proposed }) => (
          <li key={place}>
            <Trans>
              Line {place}: did you mean {proposed}?
            </Trans>{' '}
            <button type="button" onClick={() => correct(email, proposed)} className="font-semibold text-accent-deep underline">
              <Trans>Correct it</Trans>
              <span className="sr-only">: {proposed}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
