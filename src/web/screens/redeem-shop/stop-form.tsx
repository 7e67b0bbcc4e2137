import { Trans } from '@lingui/react/macro'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'

/** Asks first; without script the form stops at once, and the card can be redeemed again. */
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
