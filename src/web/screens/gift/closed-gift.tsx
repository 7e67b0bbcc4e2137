import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { WholeGiftFragment } from '../../../generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'
import { useChrome, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Present } from './present.tsx'

type ClosedGiftProps = {
  gift: WholeGiftFragment
  token: string
  isUnwrapping: boolean
  error: string | undefined
  onUnwrap: () => void
}

/** Who it is from and how it is wrapped. The button posts a form, so it opens without script too. */
export function ClosedGift({ gift, token, isUnwrapping, error, onUnwrap }: ClosedGiftProps) {
  const { language } = useShop()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onUnwrap()
  }
  return (
    <div className="bg-mist">
      <div className="page-width flex max-w-[44rem] flex-col items-center gap-6 py-8 text-center tablet:gap-8 tablet:py-12 desktop:py-16">
        <GiftTitle gift={gift} />
        <WrappedGift gift={gift} isUnwrapping={isUnwrapping} />
        {error && <Notice tone="danger">{error}</Notice>}
        <form method="post" action="/gift/open/" onSubmit={submit}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="language" value={language} />
          <Button type="submit" size="large" leadingIcon="gift" isLoading={isUnwrapping}>
            <Trans>Unwrap</Trans>
          </Button>
        </form>
        <p className="max-w-md text-ink-soft">
          <Trans>
            Anyone with the address of this page can spend the gift, so keep it to yourself. You can print it once it is
            unwrapped.
          </Trans>
        </p>
      </div>
    </div>
  )
}

function GiftTitle({ gift: { giverName, receiverName } }: { gift: WholeGiftFragment }) {
  const { storeData } = useChrome()
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-title">
        {giverName ? <Trans>{giverName} has sent you a gift</Trans> : <Trans>Your gift card is here</Trans>}
      </h1>
      <p className="text-lead text-ink-soft">
        {receiverName ? (
          <Trans>Hello {receiverName}, it is wrapped and waiting for you.</Trans>
        ) : (
          <Trans>Wrapped for you by {storeData.name}.</Trans>
        )}
      </p>
    </div>
  )
}

/** The wrapper that was chosen, or a present of our own. The paper comes off upwards. */
function WrappedGift({ gift, isUnwrapping }: { gift: WholeGiftFragment; isUnwrapping: boolean }) {
  const wrapper = gift.packages.find((one) => one.wrapper?.image)?.wrapper
  return (
    <div
      className={classNames(
        'w-full max-w-lg transition-[scale,rotate,opacity,translate] duration-800 ease-spring motion-reduce:transition-none',
        isUnwrapping ? '-translate-y-10 scale-110 -rotate-3 opacity-0' : 'hover:rotate-1',
      )}
    >
      {wrapper?.image ? (
        <Picture picture={wrapper.image} priority className="h-auto w-full rounded-card" />
      ) : (
        <Present className="mx-auto h-auto w-4/5" />
      )}
    </div>
  )
}
