import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/field-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { QuoteValues } from './quote-values.ts'

type AttachmentFieldProps = {
  form: Form<QuoteValues>
  isUploading: boolean
  error: string | undefined
  onChoose: (file: File) => void
  onRemove: () => void
}

/** The file with the list of receivers. Without script the file is sent with the form. */
export function AttachmentField({ form, isUploading, error, onChoose, onRemove }: AttachmentFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { attachment } = form.values
  const hint = t`CSV, Excel (.xlsx) or PDF, at most 5 MB. Only our sales team sees it, and we delete it after 30 days.`
  // The file may have been chosen before the script had loaded.
  const chooseEarly = useEffectEvent(() => {
    const [early] = input.current?.files ?? []
    if (early && !attachment) onChoose(early)
  })
  useEffect(() => chooseEarly(), [])
  const remove = () => {
    if (input.current) input.current.value = ''
    onRemove()
    input.current?.focus()
  }
  return (
    <FieldFrame inputId={id} label={t`List of recipients`} labelNote={t`optional`} hint={hint} error={error}>
      <input
        {...describedBy(id, { hint, error })}
        ref={input}
        id={id}
        type="file"
        name="attachment"
        accept=".csv,.xlsx,.pdf,text/csv,application/pdf"
        // Reset, so that the same file can be chosen again after the visitor has corrected it.
        onClick={(event) => {
          event.currentTarget.value = ''
        }}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onChoose(file)
        }}
        className={FILE_LOOK}
      />
      <div aria-live="polite" className="empty:hidden">
        {isUploading && (
          <p className="mt-2 flex items-center gap-2.5 text-[0.9375rem] text-ink-soft">
            <Spinner className="size-5" />
            <Trans>Adding your file…</Trans>
          </p>
        )}
        {attachment && !isUploading && (
          <p className="mt-2 flex items-center gap-3 text-[0.9375rem]">
            <Icon name="check" className="size-5 shrink-0 text-success" />
            <span className="min-w-0 font-semibold wrap-anywhere">
              <Trans>{attachment.name} is attached</Trans>
            </span>
          </p>
        )}
      </div>
      {(attachment || error) && !isUploading && (
        <Button variant="quiet" size="small" leadingIcon="trash" onClick={remove} className="mt-1 self-start">
          <Trans>Remove the file</Trans>
        </Button>
      )}
    </FieldFrame>
  )
}

const FILE_LOOK =
  'w-full min-w-0 cursor-pointer rounded-field border border-dashed border-edge bg-surface p-2 text-[0.9375rem] text-ink-soft hover:border-ink ' +
  'focus-visible:outline-[2.5px] focus-visible:outline-offset-3 focus-visible:outline-focus aria-invalid:border-danger aria-invalid:bg-danger-pale ' +
  'file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-button file:border-0 file:bg-mist file:px-4 file:font-semibold file:text-ink'
