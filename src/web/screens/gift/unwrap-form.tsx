import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useShop } from '../../session/use-shop.ts'
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

/** The button posts a form, so the gift opens without script too. */
export function UnwrapForm({ token, isSpendable, isUnwrapping, error, onUnwrap }: UnwrapFormProps) {
  const { language } = useShop()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onUnwrap()
  }
  return (
    <div className="flex flex-col items-center gap-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <form method="post" action="/gift/open/" onSubmit={submit}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="language" value={language} />
        <Button type="submit" size="large" leadingIcon="gift" isLoading={isUnwrapping}>
          <Trans>Unwrap</Trans>
        </Button>
      </form>
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
