import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BrandsDocument, type BrandsQuery } from '#generated/documents.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { useSettled } from '../../forms/use-settled.ts'
import { useHref } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Answered } from '../feedback/answered.tsx'

type BrandsModalProps = {
  isOpen: boolean
  onClose: () => void
  /** The title of the card that can be exchanged for these brands. */
  title: string
}

/** Divisible by the number of columns on every screen. */
const STEP = 24
/** The most that one answer contains; the link to the shop shows the rest. */
const MAX_BRANDS = 96

/** Every brand that a card of many brands can be exchanged for. */
export function BrandsModal({ isOpen, onClose, title }: BrandsModalProps) {
  const { t } = useLingui()
  const href = useHref()
  const [text, setText] = useState('')
  const [itemsPerPage, setItemsPerPage] = useState(STEP)
  const { answer, reload } = useAnswer(BrandsDocument, { inputText: useSettled(text.trim()), itemsPerPage })
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>What the {title} can become</Trans>}
      closeLabel={t`Close`}
      size="large"
      footer={
        <ButtonLink href={href('giftCards')} variant="secondary" trailingIcon="arrow-right">
          <Trans>View all gift cards</Trans>
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={t`Find a brand`} type="search" value={text} onChange={({ target }) => setText(target.value)} />
        <Answered answer={answer} onRetry={reload}>
          {({ products }) => (
            <>
              <BrandList {...products} />
              {products.totalCount > products.products.length && itemsPerPage < MAX_BRANDS && (
                <Button variant="secondary" onClick={() => setItemsPerPage(itemsPerPage + STEP)} className="self-center">
                  <Trans>Show more brands</Trans>
                </Button>
              )}
            </>
          )}
        </Answered>
      </div>
    </Modal>
  )
}

function BrandList({ products, totalCount }: BrandsQuery['products']) {
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        <Plural value={totalCount} _0="No brand with that name" one="# brand" other="# brands" />
      </p>
      <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-4">
        {products.map(({ id, title, path, image, backgroundColor }) => (
          <li key={id}>
            <a href={path} className="group/card flex flex-col gap-2 rounded-card">
              <span className="grid aspect-4/3 place-items-center rounded-card p-3" style={{ backgroundColor }}>
                {image && (
                  <img
                    src={image.url.href}
                    alt=""
                    width={image.width}
                    height={image.height}
                    loading="lazy"
                    className="h-auto w-4/5 rounded-[4.5%/7.2%] shadow-card"
                  />
                )}
              </span>
              <span className="text-[0.9375rem] leading-snug font-semibold group-hover/card:underline">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
