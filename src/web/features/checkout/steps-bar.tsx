import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Step } from './checkout-steps.ts'

type StepsBarProps = {
  current: Step
  /** The steps of this order. */
  steps: readonly Step[]
  /** The address of a step that the buyer can go back to; undefined for the other steps. */
  hrefOf?: (step: Step) => string | undefined
}

const TITLES: Readonly<Record<Step, ReactNode>> = {
  data: <Trans>Your data</Trans>,
  shipping: <Trans context="step">Shipping</Trans>,
  payment: <Trans>Payment</Trans>,
  success: <Trans>Success</Trans>,
}

/** Shows the current step, with links to the earlier ones. */
export function StepsBar({ current, steps, hrefOf }: StepsBarProps) {
  const { t } = useLingui()
  const place = steps.indexOf(current)
  return (
    <nav aria-label={t`Steps of your order`}>
      <ol className="flex items-center gap-2 text-[0.9375rem] tablet:gap-4">
        {steps.map((step, index) => {
          const state = index < place ? 'done' : index === place ? 'current' : 'ahead'
          const href = state === 'done' ? hrefOf?.(step) : undefined
          return (
            <li key={step} className={classNames('flex min-w-0 items-center gap-2 tablet:gap-4', index > 0 && 'grow')}>
              {index > 0 && <span aria-hidden="true" className="h-px min-w-3 grow bg-edge/50" />}
              <StepName step={step} state={state} place={index + 1} href={href} />
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type StepNameProps = { step: Step; state: 'done' | 'current' | 'ahead'; place: number; href: string | undefined }

/** On a phone only the current step shows its name; the other names are for screen readers. */
function StepName({ step, state, place, href }: StepNameProps) {
  const name = (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] text-sm font-semibold',
          state === 'current' && 'border-ink bg-ink text-ground',
          state === 'done' && 'border-trust bg-trust text-trust-ink',
          state === 'ahead' && 'border-edge text-ink-soft',
        )}
      >
        {state === 'done' ? <Icon name="check" className="size-4.5" /> : place}
      </span>
      <span
        className={classNames(state === 'current' ? 'font-semibold' : 'max-tablet:sr-only', state === 'ahead' && 'text-ink-soft')}
      >
        {TITLES[step]}
      </span>
    </>
  )
  const look = 'flex min-h-11 items-center gap-2.5 whitespace-nowrap'
  if (href) {
    return (
      <a href={href} className={classNames(look, 'rounded-button hover:underline')}>
        {name}
      </a>
    )
  }
  return (
    <span aria-current={state === 'current' ? 'step' : undefined} className={look}>
      {name}
    </span>
  )
}
