import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { SetNewsletterDocument } from '#generated/documents.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { Panel } from '#web/features/feedback/panel.tsx'
import { Saved } from '#web/features/feedback/saved.tsx'
import { useSending } from '#web/forms/use-sending.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Saved as soon as it is ticked; the tick is taken back if saving fails. */
export function NewsletterPanel({ isSubscribed }: { isSubscribed: boolean }) {
  const ask = useAsk()
  const [isWanted, setWanted] = useState(isSubscribed)
  const [isSaved, setSaved] = useState(false)
  const { failure, send } = useSending()
  const change = async (subscribed: boolean) => {
    const refused = await send(async () => {
      setWanted(subscribed)
      setSaved(false)
      const { errors } = (await ask(SetNewsletterDocument, { subscribed })).setNewsletter
      setSaved(errors.length === 0)
      return errors
    })
    if (refused) setWanted(!subscribed)
  }
  return (
    <Panel title={<Trans>Newsletter</Trans>} aside={<Saved isShown={isSaved} />}>
      <FailedNotice failure={failure} />
      <Checkbox
        name="newsletter"
        checked={isWanted}
        onChange={(event) => void change(event.target.checked)}
        label={<Trans>Send me the newsletter with new cards and good ideas. I can unsubscribe at any time.</Trans>}
      />
    </Panel>
  )
}
