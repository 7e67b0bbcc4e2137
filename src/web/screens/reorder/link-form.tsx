import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RequestReorderLinkDocument } from '#generated/documents.ts'
import { listReorderFailures, type ReorderValues } from '#shared/validation/reorder-request.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { Panel } from '../../features/feedback/panel.tsx'
import { EmailField } from '../../features/form-fields/email-field.tsx'
import { HydratedForm } from '../../features/form-fields/hydrated-form.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import { withCallback } from '../../features/identify/with-callback.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'
import { useForm } from '../../forms/use-form.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Mails a guest their earlier packs. The page says the same whether or not there is such an order. */
export function LinkForm() {
  const href = useHref()
  const [isSent, setSent] = useState(false)
  return (
    <Panel title={<Trans>Ordered before without an account?</Trans>}>
      {isSent ? (
        <Notice tone="success" title={<Trans>Check your inbox</Trans>}>
          <Trans>If the order number and email address match, a link to your packs is on its way.</Trans>
        </Notice>
      ) : (
        <>
          <p>
            <Trans>
              We email you a link to the packs of your order. With an account you see them here:{' '}
              <Link href={withCallback(href('account'), href('reorder'))}>log in</Link>.
            </Trans>
          </p>
          <HydratedForm
            reason={
              <Trans>
                To protect your order we need JavaScript here: it proves that a person is asking. Please switch it on.
              </Trans>
            }
          >
            {(key) => <AskForm key={key} onSent={() => setSent(true)} />}
          </HydratedForm>
        </>
      )}
    </Panel>
  )
}

function AskForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  const ask = useAsk()
  const form = useForm<ReorderValues>({
    initial: { orderNumber: '', email: '' },
    listFailures: listReorderFailures,
    send: async ({ orderNumber, email }) => {
      const asked = { orderNumber: orderNumber.trim(), email: email.trim(), captchaToken: await solvePuzzle() }
      const { errors } = (await ask(RequestReorderLinkDocument, asked)).requestReorderLink
      if (errors.length === 0) onSent()
      return errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <TextField
        form={form}
        name="orderNumber"
        label={t`Order number`}
        hint={t`At the top of your confirmation`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-required
      />
      <EmailField form={form} />
      <Button type="submit" variant="secondary" isLoading={form.isSending} className="tablet:self-start">
        <Trans>Send me a link</Trans>
      </Button>
    </form>
  )
}
