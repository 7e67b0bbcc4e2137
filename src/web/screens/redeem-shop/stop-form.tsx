import { Trans } from '@lingui/react/macro'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'

/** Asks first. Without script the form stops the visit at once; the card can be redeemed again later. */
export function StopForm({ onAsk }: { onAsk: () => void }) {
  const { language } = useShop()
  return (
    <form
      method="post"
      action="/redeem/stop/"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <input type="hidden" name="language" value={language} />
      <Button type="submit" variant="quiet" size="small" leadingIcon="close">
        <Trans>Stop redeeming</Trans>
      </Button>
    </form>
  )
}
