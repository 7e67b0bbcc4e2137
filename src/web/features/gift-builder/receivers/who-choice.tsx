import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHydrated } from '#web/ssr/use-hydrated.ts'
import { Chip } from '../chip.tsx'
import type { GiftDraft, Kind } from '../gift-draft.ts'

type To = GiftDraft['to']

type WhoChoiceProps<T extends To> = {
  /** The possible recipients. */
  choices: readonly T[]
  kind: Kind
  name: string
  value: T
  onChange: (to: T) => void
}

/** For me, for one person, for several people. The fields of each choice need script, so the choice is hidden until then. */
export function WhoChoice<T extends To>({ choices, kind, name, value, onChange }: WhoChoiceProps<T>) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const titles: Readonly<Record<To, ReactNode>> = {
    ME: <Trans>For me</Trans>,
    ONE: <Trans>For someone else</Trans>,
    SEVERAL: <Trans>For several people</Trans>,
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Who is it for?`}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((to) => (
          <Chip
            key={to}
            name={name}
            value={to}
            isSmall
            isChosen={value === to}
            isDisabled={!isHydrated}
            onChoose={() => onChange(to)}
          >
            {titles[to]}
          </Chip>
        ))}
      </div>
      {value === 'ME' && (
        <p className="mt-1.5 text-sm leading-snug text-ink-soft">
          <BuyerNote kind={kind} />
        </p>
      )}
    </fieldset>
  )
}

/** Without script a gift is always for the buyer. */
export function OnlyForMe({ kind }: { kind: Kind }) {
  return (
    <div className="scripted:hidden">
      <p className="font-semibold">
        <Trans>For me</Trans>
      </p>
      <p className="text-sm leading-snug text-ink-soft">
        <BuyerNote kind={kind} />
      </p>
    </div>
  )
}

function BuyerNote({ kind }: { kind: Kind }) {
  if (kind === 'DIGITAL') return <Trans>Print it or forward it; we ask for your email address at checkout</Trans>
  return <Trans>Hand it over yourself; we ask for your address at checkout</Trans>
}
