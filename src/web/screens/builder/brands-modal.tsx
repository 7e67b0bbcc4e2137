import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BrandsDocument, type BrandsQuery } from '../../../generated/documents.ts'
import { useAnswer } from '../../client/use-answer.ts'
import { useHref } from '../../client/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Answered } from './answered.tsx'

type BrandsModalProps = { isOpen: boolean; onClose: () => void /** Of the card that can become all of these. */; title: string }

/** Everything a card of many brands can become. */
export function BrandsModal({ isOpen, onClose, title }: BrandsModalProps) {
  const { t } = useLingui()
  const href = useHref()
  const { answer, again } = useAnswer(BrandsDocument, {})
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
      <Answered answer={answer} onRetry={again}>
        {({ products }) => <BrandList products={products.products} own={href('choiceGiftCard')} />}
      </Answered>
    </Modal>
  )
}

type BrandListProps = { products: BrandsQuery['products']['products'] /** The card itself is none of them. */; own: string }

function BrandList({ products, own }: BrandListProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const found = products.filter(({ title, path }) => path !== own && title.toLocaleLowerCase().includes(wanted))
  return (
    <div className="flex flex-col gap-5">
      <Field label={t`Find a brand`} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <p role="status" className="text-sm text-ink-soft">
        <Plural value={found.length} _0="No brand of that name" one="# brand" other="# brands" />
      </p>
      <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-4">
        {found.map(({ id, title, path, image, backgroundColor }) => (
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
    </div>
  )
}
