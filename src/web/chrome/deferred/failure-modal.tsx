import { Trans, useLingui } from '@lingui/react/macro'
import { NO_ANSWER } from '../../data/call-failure.ts'
import type { SendFailure } from '../../forms/use-sending.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

type FailureModalProps = { failure: NonNullable<SendFailure>; isOpen: boolean; onClose: () => void }

/** The first error of a call that failed (spec §7). */
export function FailureModal({ failure, isOpen, onClose }: FailureModalProps) {
  const { t } = useLingui()
  const translate = useFailureTexts()
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
      <p role="alert">{translate?.(failure === 'unreachable' ? NO_ANSWER : failure)}</p>
    </Modal>
  )
}
