import { useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { BUILDER_FORM_ID } from './builder-form.tsx'
import { WrappedCard } from './gift-preview.tsx'
import { GiftTotal } from './gift-total.tsx'
import { BasketLabel } from './submit-label.tsx'
import type { GiftBuilder } from './use-gift-builder.ts'

const PreviewModal = lazy(async () => ({ default: (await import('./preview-modal.tsx')).PreviewModal }))

/** On a small screen the gift, its price and the button to add it stay visible, from the name of the product to the end of the form. */
export function BuilderBar({ builder }: { builder: GiftBuilder }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { product, wrapper, isAdding } = builder
  return (
    <div data-bottom-bar className={BAR_LOOK}>
      <button
        type="button"
        aria-label={t`Preview your gift`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="w-14 shrink-0 rounded-field unscripted:hidden"
      >
        <WrappedCard
          card={{ ...product, title: '' }}
          wrapper={wrapper ?? { backImage: null, frontImage: null }}
          className="rounded-field!"
        />
      </button>
      <GiftTotal builder={builder} isSmall className="min-w-0 grow leading-tight unscripted:hidden" />
      <Button type="submit" form={BUILDER_FORM_ID} isLoading={isAdding} className="min-h-13! shrink-0 px-4! unscripted:w-full">
        <BasketLabel builder={builder} />
      </Button>
      <OnceOpened isOpen={isOpen}>
        <PreviewModal builder={builder} isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpened>
    </div>
  )
}

const BAR_LOOK =
  'bottom-bar bottom-3 flex items-center gap-2.5 rounded-card bg-surface p-2.5 shadow-raised ring-1 ring-line desktop:hidden'
