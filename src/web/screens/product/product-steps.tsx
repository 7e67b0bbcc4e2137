import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Band } from '../../blocks/band.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** Three steps from choosing to unwrapping. */
export function ProductSteps({ isDonation }: { isDonation: boolean }) {
  const { t } = useLingui()
  return (
    <Band title={t`How it works`} tone="mist">
      <ol className="grid gap-8 tablet:grid-cols-3 tablet:gap-6 desktop:gap-10">
        <Step place={1} icon="card" title={t`You choose`}>
          <Trans>Choose an amount and a wrapper that suits the day, and write a few words of your own.</Trans>
        </Step>
        <Step place={2} icon="gift" title={t`We wrap and send`}>
          <Trans>By email within the hour or by post, to you or straight to the person it is for.</Trans>
        </Step>
        <Step place={3} icon={isDonation ? 'heart' : 'sparkle'} title={t`They enjoy it`}>
          {isDonation ? (
            <Trans>They read your message and learn what was given in their name.</Trans>
          ) : (
            <Trans>They unwrap it, see the balance and spend it when they like, at once or in parts.</Trans>
          )}
        </Step>
      </ol>
    </Band>
  )
}

type StepProps = { place: number; icon: IconName; title: string; children: ReactNode }

function Step({ place, icon, title, children }: StepProps) {
  return (
    <li className="flex flex-col gap-3">
      <span className="grid size-14 place-items-center rounded-full bg-surface text-accent-deep shadow-card">
        <Icon name={icon} className="size-7" />
      </span>
      <h3 className="flex items-baseline gap-2.5 text-subheading">
        <span className="text-accent-deep">{place}</span>
        {title}
      </h3>
      <p className="text-ink-soft">{children}</p>
    </li>
  )
}
