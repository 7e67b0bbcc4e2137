import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CheckedCardFragment } from '#generated/documents.ts'
import { Badge } from '../../ui/badge.tsx'

const STATES: Readonly<Partial<Record<CheckedCardFragment['state'], ReactNode>>> = {
  NOT_ACTIVATED: <Trans>Not activated yet</Trans>,
  BLOCKED: <Trans>Blocked</Trans>,
  FROZEN: <Trans>Frozen</Trans>,
  CLOSED: <Trans>Closed</Trans>,
  EXPIRED: <Trans>Expired</Trans>,
  EMPTY: <Trans>Spent</Trans>,
  WRONG_STORE: <Trans>From another store</Trans>,
}

/** The reason why a card cannot be spent; nothing for a card that can. */
export function CardState({ state }: Pick<CheckedCardFragment, 'state'>) {
  const text = STATES[state]
  return text ? <Badge tone={state === 'EMPTY' || state === 'NOT_ACTIVATED' ? 'neutral' : 'danger'}>{text}</Badge> : null
}
