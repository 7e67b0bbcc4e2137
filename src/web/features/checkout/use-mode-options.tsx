import { useLingui } from '@lingui/react/macro'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { RadioCard } from '../../ui/radio-cards.tsx'

/** The ways to deliver several parcels (spec §3), with the same labels everywhere. */
export function useModeOptions(): { legend: string; options: readonly RadioCard[] } {
  const { t } = useLingui()
  return {
    legend: t`How should we send your parcels?`,
    options: [
      {
        id: 'DEFAULT',
        media: <ModeIcon name="gift" />,
        title: t`As chosen for each gift`,
        description: t`Each gift goes to the address shown`,
      },
      {
        id: 'SINGLE',
        media: <ModeIcon name="home" />,
        title: t`All to one address`,
        description: t`One parcel, and shipping is paid once`,
      },
      {
        id: 'SPLIT',
        media: <ModeIcon name="users" />,
        title: t`Each to its own recipient`,
        description: t`We ask you who gets each gift`,
      },
    ],
  }
}

function ModeIcon({ name }: { name: IconName }) {
  return <Icon name={name} className="size-6 text-accent-deep" />
}
