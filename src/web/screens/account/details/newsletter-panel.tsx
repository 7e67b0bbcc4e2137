import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { SetNewsletterDocument } from '../../../../generated/documents.ts'
import { FailedNotice } from '../../../features/feedback/failed-notice.tsx'
import { Panel } from '../../../features/feedback/panel.tsx'
import { Saved } from '../../../features/feedback/saved.tsx'
import type { StepFailure } from '../../../forms/step-failure.ts'
import { useAsk } from '../../../session/use-shop.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

/** Saved as soon as it is ticked; unticked again when saving fails. */
export function NewsletterPanel({ isSubscribed }: { isSubscribed: boolean }) {
  const ask = useAsk()
  const [isWanted, setWanted] = useState(isSubscribed)
  const [isSending, setSending] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [failure, setFailure] = useState<StepFailure>()
  const change = async (subscribed: boolean) => {
    // Two at once could arrive the other way round.
    if (isSending) return
    setSending(true)
    setWanted(subscribed)
    setSaved(false)
    const answer = await ask(SetNewsletterDocument, { subscribed }).catch(() => undefined)
    setSending(false)
    const refused = answer ? answer.setNewsletter.errors[0] : 'unreachable'
    setFailure(refused)
    if (refused) setWanted(!subscribed)
    else setSaved(true)
  }
  return (
    <Panel title={<Trans>Newsletter</Trans>} aside={<Saved isShown={isSaved} />}>
      <FailedNotice failure={failure} />
      <Checkbox
        name="newsletter"
        checked={isWanted}
        onChange={(event) => void change(event.target.checked)}
        label={<Trans>Send me the newsletter with new cards and good ideas. You can leave whenever you like.</Trans>}
      />
    </Panel>
  )
}
