import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '../../../ssr/use-hydrated.ts'
import { Icon } from '../../../ui/icon.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import type { GiftDraft, Kind } from '../gift-draft.ts'

type To = GiftDraft['to']

type WhoChoiceProps<T extends To> = {
  /** To whom it may go. */
  choices: readonly T[]
  kind: Kind
  name: string
  value: T
  onChange: (to: T) => void
  className?: string
}

/** To me, to one, to several. */
export function WhoChoice<T extends To>({ choices, kind, onChange, ...rest }: WhoChoiceProps<T>) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const isOffered = ({ id }: { id: To }) => (choices as readonly To[]).includes(id)
  const options = [
    {
      id: 'ME' as const,
      media: <Icon name="user" className="size-6 text-accent-deep" />,
      title: <Trans>To me</Trans>,
      description: <MeNote kind={kind} />,
    },
    {
      id: 'ONE' as const,
      media: <Icon name="gift" className="size-6 text-accent-deep" />,
      title: <Trans>To somebody else</Trans>,
      waitsForScript: !isHydrated,
    },
    {
      id: 'SEVERAL' as const,
      media: <Icon name="users" className="size-6 text-accent-deep" />,
      title: <Trans>To several people</Trans>,
      waitsForScript: !isHydrated,
    },
  ]
  return (
    <RadioCards
      {...rest}
      legend={t`Who gets it?`}
      isLegendHidden
      onChange={(to) => onChange(to as T)}
      options={options.filter(isOffered)}
    />
  )
}

function MeNote({ kind }: { kind: Kind }) {
  if (kind === 'DIGITAL') return <Trans>To print or to forward; your email address comes at checkout</Trans>
  return <Trans>To give by hand; your address comes at checkout</Trans>
}
