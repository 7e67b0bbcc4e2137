import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftStateFragment } from '#generated/documents.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { type GiftStep, listGiftSteps, type StepName } from './gift-steps.ts'

const TITLES: Readonly<Record<StepName, ReactNode>> = {
  PAID: <Trans>Paid</Trans>,
  SCHEDULED: <Trans>Scheduled</Trans>,
  PACKED: <Trans>Packed</Trans>,
  SENT: <Trans>Sent</Trans>,
  OPENED: <Trans>Opened</Trans>,
}

/** The progress of a gift: paid, scheduled or packed, sent, opened. */
export function GiftBar({ gift }: { gift: GiftStateFragment }) {
  const { t } = useLingui()
  return (
    <ol aria-label={t`Progress of this gift`} className="grid auto-cols-fr grid-flow-col">
      {listGiftSteps(gift).map((step, index) => (
        <BarStep key={step.name} step={step} isFirst={index === 0} />
      ))}
    </ol>
  )
}

function BarStep({ step: { name, state }, isFirst }: { step: GiftStep; isFirst: boolean }) {
  return (
    <li
      aria-current={state === 'current' || state === 'failed' ? 'step' : undefined}
      className="relative flex flex-col items-center gap-1.5 text-center text-sm tablet:text-[0.9375rem]"
    >
      {!isFirst && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-3.5 right-[calc(50%+1.25rem)] left-[calc(-50%+1.25rem)] h-0.5 rounded-full',
            state === 'done' ? 'bg-trust' : 'bg-line',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-7.5 place-items-center rounded-full border-[1.5px]',
          state === 'done' && 'border-trust bg-trust text-trust-ink',
          state === 'current' && 'border-ink',
          state === 'ahead' && 'border-line',
          state === 'failed' && 'border-danger bg-danger-pale text-danger',
        )}
      >
        {state === 'done' && <Icon name="check" className="size-4" />}
        {state === 'current' && <span className="size-2.5 rounded-full bg-ink" />}
        {state === 'failed' && <Icon name="alert" className="size-4" />}
      </span>
      <span className={state === 'ahead' ? 'text-ink-soft' : 'font-semibold'}>
        {name === 'PACKED' && state === 'current' ? <Trans>Packing</Trans> : TITLES[name]}
        <span className="sr-only">
          {' '}
          {state === 'done' ? <Trans>(done)</Trans> : state === 'ahead' && <Trans>(to come)</Trans>}
        </span>
      </span>
    </li>
  )
}
