import { Trans } from '@lingui/react/macro'
import { PlainForm } from '../../features/form-fields/plain-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type UnwrapFormProps = {
  token: string
  /** False for a donation, which is already spent. */
  isSpendable: boolean
  isUnwrapping: boolean
  error: string | undefined
  onUnwrap: () => void
}

export function UnwrapForm({ token, isSpendable, isUnwrapping, error, onUnwrap }: UnwrapFormProps) {
  return (
    <div className="flex flex-col items-center gap-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <PlainForm action="/gift/open/" fields={{ token }} onSend={onUnwrap}>
        <Button type="submit" size="large" leadingIcon="gift" isLoading={isUnwrapping}>
          <Trans>Unwrap</Trans>
        </Button>
      </PlainForm>
      {isSpendable && (
        <p className="max-w-md text-ink-soft">
          <Trans>
            Anyone with the address of this page can spend the gift, so keep it to yourself. You can print it once it is
            unwrapped.
          </Trans>
        </p>
      )}
    </div>
  )
}
