import { Trans, useLingui } from '@lingui/react/macro'
import { AlternativeChoiceDocument } from '#generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { useHref } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Answered } from '../feedback/answered.tsx'

type AlternativeModalProps = {
  isOpen: boolean
  onClose: () => void /** The title of the card in the builder. */
  title: string
}

/** Offers the card that can be exchanged for any brand, instead of a card of one brand. */
export function AlternativeModal({ isOpen, onClose, title }: AlternativeModalProps) {
  const { t } = useLingui()
  const href = useHref()
  const path = href('choiceGiftCard')
  const { answer, reload } = useAnswer(AlternativeChoiceDocument, { path })
  const choice = known(answer)?.product
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Let them choose</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Stay with {title}</Trans>
          </Button>
          <ButtonLink href={choice?.path ?? path} trailingIcon="arrow-right">
            {choice ? <Trans>Go to the {choice.title}</Trans> : <Trans>Go to the other card</Trans>}
          </ButtonLink>
        </>
      }
    >
      <Answered answer={answer} onRetry={reload}>
        {({ product, storeData }) => (
          <div className="flex flex-col gap-4">
            <Picture picture={storeData.alternativeChoiceImage} decorative className="h-auto w-full rounded-card" />
            {product && <p className="text-subheading headline">{product.tagline}</p>}
            <p>
              <Trans>
                You choose the amount, they choose the shop: it can be exchanged for any of our gift cards, in parts if they like.
                You wrap it and add a message, just as here.
              </Trans>
            </p>
          </div>
        )}
      </Answered>
    </Modal>
  )
}
