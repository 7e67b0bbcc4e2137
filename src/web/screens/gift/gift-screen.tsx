import { useLingui } from '@lingui/react/macro'
import { OpenGiftDocument, type WholeGiftFragment } from '../../../generated/documents.ts'
import { usePageAnswer } from '../../data/use-page-answer.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { useAsk } from '../../session/use-shop.ts'
import { ClosedGift } from './closed-gift.tsx'
import type { GiftData } from './load-gift.ts'
import { OpenedGift } from './opened-gift.tsx'

/** The paper takes this long to come off. */
const UNWRAPPING_MS = 900

/** The moment of joy: wrapped, a button, and then everything that is in it. */
export function GiftScreen({ token, gift: loaded }: GiftData) {
  const { t } = useLingui()
  const ask = useAsk()
  const translate = useFailureTexts()
  const [gift, setGift] = usePageAnswer<WholeGiftFragment>(loaded)
  const { isSending, failure, send } = useSending()
  const unwrap = () =>
    send(async () => {
      const [{ openGift }] = await Promise.all([ask(OpenGiftDocument, { token }), wait(UNWRAPPING_MS)])
      if (openGift.gift) setGift(openGift.gift)
      return openGift.errors
    })
  const error = failure === 'unreachable' ? t`It did not open. Please try again.` : failure && translate?.(failure)
  if (gift.isOpened) return <OpenedGift gift={gift} token={token} isFresh={!loaded.isOpened} />
  return <ClosedGift gift={gift} token={token} isUnwrapping={isSending} error={error} onUnwrap={() => void unwrap()} />
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
