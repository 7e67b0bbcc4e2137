import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type OrderGiftsFragment, SetOpenedNoticeDocument } from '#generated/documents.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { useAsk } from '../../session/use-shop.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useAnnouncement } from './use-announcement.tsx'

type OpenedNoticeProps = { order: OrderGiftsFragment; orderToken: string; onChange: (order: OrderGiftsFragment) => void }

/** Whether the buyer wants a mail when a gift is opened. */
export function OpenedNotice({ order: { notifyWhenOpened }, orderToken, onChange }: OpenedNoticeProps) {
  const ask = useAsk()
  const { failure, send } = useSending()
  // The checkbox changes at once; a refusal changes it back.
  const [pressed, setPressed] = useState<boolean>()
  const { announcement, announce } = useAnnouncement()
  if (notifyWhenOpened === null) return null
  const choose = async (isWanted: boolean) => {
    setPressed(isWanted)
    await send(async () => {
      const { order, errors } = (await ask(SetOpenedNoticeDocument, { orderToken, isWanted })).setOpenedNotice
      if (order) onChange(order)
      if (order) announce(isWanted ? <Trans>Saved. We email you once for each gift.</Trans> : <Trans>Saved. No email.</Trans>)
      return errors
    })
    setPressed(undefined)
  }
  return (
    <div className="flex flex-col gap-2 rounded-card bg-mist px-5 py-3 unscripted:hidden tablet:px-7">
      <Checkbox
        name="notifyWhenOpened"
        checked={pressed ?? notifyWhenOpened}
        onChange={(event) => void choose(event.target.checked)}
        label={<Trans>Email me when a gift is opened</Trans>}
      />
      {announcement}
      <FailedNotice failure={failure} />
    </div>
  )
}
