import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CheckedCardFragment } from '#generated/documents.ts'
import { useSending } from '../../forms/use-sending.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { CardValues } from '../card-entry/card-values.ts'
import { FailedNotice } from '../feedback/failed-notice.tsx'
import { WhereToSpend } from '../opened-card/where-to-spend.tsx'
import { useStartRedeeming } from './start-redeeming.ts'

type NextStepProps = {
  card: CheckedCardFragment
  /** Number and PIN as typed. Without them, the redeem page asks for them. */
  values?: CardValues | undefined
  campaign?: string | undefined
}

/** What the holder of a card can do with it. */
export function NextStep({ card, values, campaign }: NextStepProps) {
  const href = useHref()
  if (card.nextStep === 'REDEEM' && values) return <RedeemButton card={card} values={values} campaign={campaign} />
  if (card.nextStep === 'REDEEM') {
    return (
      <ButtonLink href={href('balance')} leadingIcon="gift" className="tablet:self-start">
        <Trans>Redeem this card</Trans>
      </ButtonLink>
    )
  }
  if (card.nextStep === 'SPEND_AT_BRAND') {
    return (
      <div className="flex flex-col gap-3">
        <p>
          <Trans>Spend this card at the brand itself, in its shops or online.</Trans>
        </p>
        <WhereToSpend brand={card.brand} path={card.brandPath} />
      </div>
    )
  }
  if (card.nextStep === 'ACTIVATE') {
    return (
      <ButtonLink href={href('activate')} trailingIcon="arrow-right" className="self-start">
        <Trans>Activate this card</Trans>
      </ButtonLink>
    )
  }
  return (
    <p>
      <Link href={href('contact')} variant="standalone">
        <Trans>Ask us about this card</Trans>
      </Link>
    </p>
  )
}

function RedeemButton({ card, values, campaign }: NextStepProps & { values: CardValues }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const startRedeeming = useStartRedeeming(campaign)
  const { isSending, failure, send } = useSending()
  const [brandPath, setBrandPath] = useState<string | null>(null)
  const start = () =>
    send(async () => {
      const started = await startRedeeming(values)
      setBrandPath(started.brandPath)
      return started.errors
    })
  const balance = formatMoney(card.balance, locale)
  return (
    <div className="flex flex-col gap-4">
      <FailedNotice failure={failure} action={brandPath && <Link href={brandPath}>{t`See where to spend it`}</Link>} />
      <Button size="large" leadingIcon="gift" isLoading={isSending} onClick={() => void start()} className="tablet:self-start">
        {card.balance.value > 0 ? <Trans>Redeem {balance}</Trans> : <Trans>Redeem this card</Trans>}
      </Button>
    </div>
  )
}
