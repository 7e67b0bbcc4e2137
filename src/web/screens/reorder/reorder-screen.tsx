import { Trans } from '@lingui/react/macro'
import type { ReorderPacksQuery } from '#generated/documents.ts'
import { LinkForm } from './link-form.tsx'
import { PackLine } from './pack-line.tsx'

/** Orders blank packs again: packs ordered before are at the top, with the last quantity. */
export function ReorderScreen({ data: { getUserInfo, reorderPacks: packs } }: { data: ReorderPacksQuery }) {
  const hasEarlier = packs.some(({ lastOrderedOn }) => lastOrderedOn)
  return (
    <div className="grow bg-mist">
      <div className="page-width flex max-w-4xl flex-col gap-6 py-8 desktop:py-14">
        <div className="flex flex-col gap-3">
          <h1 className="text-title">
            <Trans>Order blank cards again</Trans>
          </h1>
          <p className="max-w-2xl text-lead text-ink-soft">
            {hasEarlier ? (
              <Trans>What you had before is at the top. Choose how many, and it is in your basket.</Trans>
            ) : (
              <Trans>Three blank cards in each pack. Keep them in a drawer, and give each its amount when you need it.</Trans>
            )}
          </p>
        </div>
        <ul className="flex flex-col gap-5">
          {packs.map((pack) => (
            <li key={pack.variationId}>
              <PackLine pack={pack} />
            </li>
          ))}
        </ul>
        {!getUserInfo.user && !hasEarlier && <LinkForm />}
      </div>
    </div>
  )
}
