import { Trans, useLingui } from '@lingui/react/macro'
import { FAILURES } from '../../../shared/failures.ts'
import type { CallFailure } from '../../client/opened-modal.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { type FailureText, findFailureText } from './find-failure-text.ts'

type FailureModalProps = { failure: CallFailure; isOpen: boolean; onClose: () => void }

/** The first error of a call that failed (spec §7). */
export function FailureModal({ failure, isOpen, onClose }: FailureModalProps) {
  const { t } = useLingui()
  const text = findFailureText(useFailureTexts(), failure)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>That did not work</Trans>}
      closeLabel={t`Close`}
      size="small"
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <p role="alert">
        {text ?? (
          <Trans>
            We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the
            inconvenience.
          </Trans>
        )}
      </p>
    </Modal>
  )
}

/** What the API refuses, in the shopper's language. A code that is not here is ours to mend, and says so. */
function useFailureTexts(): readonly FailureText[] {
  const { t } = useLingui()
  const { currency } = useShop()
  return [
    {
      code: FAILURES.APPLE_LIMIT.code,
      text:
        currency === 'GBP'
          ? t`Exceeded the Apple gift card sum limit in the order. The limit is 500 pound per order.`
          : t`Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order.`,
    },
    { code: FAILURES.CARD_LIMIT.code, text: t`Exceeding of giftcard limit in the order` },
    {
      code: FAILURES.OUT_OF_STOCK.code,
      text: t`Not possible to continue with this gift card because currently it is out the stock.`,
    },
    {
      code: FAILURES.PAYMENT_FRAUD.code,
      text: t`We were unable to process your payment. Please try a different payment method or contact your bank for more information.`,
    },
    {
      code: FAILURES.RETRY_LIMIT.code,
      text: t`Too many attempts have been made. Please try again later or use a different payment method.`,
    },
    { code: FAILURES.CAPTCHA_FAILED.code, text: t`We could not check that you are a person. Please try again.` },
    { code: FAILURES.RATE_LIMITED.code, text: t`Too many attempts have been made. Please try again later.` },
    { code: FAILURES.EMAIL_REQUIRED.code, text: t`Entering your email address is required` },
    { code: FAILURES.EMAIL_INVALID.code, text: t`The email address entered is incorrect` },
    { code: FAILURES.LINK_EXPIRED.code, text: t`This link is no longer valid. Please ask for a new one.` },
  ]
}
