import { Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Removal, Removed } from './use-removal.ts'

type RemovedNoticeProps = { removal: Removal; removed: Removed }

/** Shown in the place of the removed gift. Without script it is a plain form. */
export function RemovedNotice({ removal: { undo, isUndoing, failure }, removed }: RemovedNoticeProps) {
  const { language } = useShop()
  const translate = useFailureTexts()
  const form = useRef<HTMLFormElement>(null)
  const { name, shipmentTag, packageId } = removed
  // The pressed button has disappeared, so the undo button takes the focus.
  useEffect(() => {
    if (removed.before) form.current?.querySelector('button')?.focus()
  }, [removed])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void undo()
  }
  return (
    <form
      ref={form}
      method="post"
      action="/cart/restore/"
      onSubmit={submit}
      className="flex scroll-mt-28 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-mist py-2 pr-2 pl-4 tablet:pl-5"
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="shipmentTag" value={shipmentTag} />
      {packageId && <input type="hidden" name="packageId" value={packageId} />}
      <p className="flex min-w-0 items-center gap-3">
        <Icon name="trash" className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 wrap-anywhere">
          <RemovedText name={name} />
        </span>
      </p>
      <Button type="submit" variant="secondary" size="small" isLoading={isUndoing}>
        <Trans>Undo</Trans>
      </Button>
      {failure && (
        <p role="alert" className="basis-full pb-2 font-semibold text-danger">
          {translate?.(failure)}
        </p>
      )}
    </form>
  )
}

function RemovedText({ name }: { name: string }) {
  return name ? <Trans>{name} has been removed.</Trans> : <Trans>The gift has been removed.</Trans>
}

/** Read out by screen readers, so it must be in the page before it has a text. */
export function RemovalStatus({ removal: { removed, restoredId } }: { removal: Removal }) {
  return (
    <p role="status" className="sr-only">
      {removed && (
        <>
          <RemovedText name={removed.name} /> <Trans>You can undo this.</Trans>
        </>
      )}
      {!removed && restoredId && <Trans>The gift is back in your basket.</Trans>}
    </p>
  )
}
