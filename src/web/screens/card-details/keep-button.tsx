import { Trans } from '@lingui/react/macro'
import { AddGiftcardToAccountDocument } from '#generated/documents.ts'
import { toCardInput } from '../../features/card-entry/card-values.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { withCallback } from '../../features/identify/with-callback.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { DetailsProps } from './details-props.ts'

/** Adds a typed card to the account, which then shows its balance without number and PIN. */
export function KeepButton({ details, values, onChange, isCustomer }: DetailsProps & { isCustomer: boolean }) {
  const ask = useAsk()
  const href = useHref()
  const { isSending, failure, send } = useSending()
  if (details.isInAccount) {
    return (
      <Link href={href('accountCards')} variant="standalone" className="self-start">
        <Trans>See it in your cards</Trans>
      </Link>
    )
  }
  if (!isCustomer) {
    return (
      <p>
        <Trans>
          <Link href={withCallback(href('account'), href('cardDetails'))}>Log in</Link> to keep this card in your account.
        </Trans>
      </p>
    )
  }
  if (!values) return null
  const keep = () =>
    send(async () => {
      const { errors } = (await ask(AddGiftcardToAccountDocument, await toCardInput(values))).addGiftcardToAccount
      if (errors.length === 0) onChange({ ...details, isInAccount: true })
      return errors
    })
  return (
    <>
      <FailedNotice failure={failure} />
      <Button
        variant="secondary"
        leadingIcon="plus"
        isLoading={isSending}
        onClick={() => void keep()}
        className="tablet:self-start"
      >
        <Trans>Keep it in my account</Trans>
      </Button>
    </>
  )
}
