import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { type CardDetailsFragment, GiftcardDetailsDocument } from '#generated/documents.ts'
import { CardForm, CardNeedsScript, useCardEntry } from '../../features/card-entry/card-form.tsx'
import { type CardValues, toCardInput } from '../../features/card-entry/card-values.ts'
import { takePassedCard } from '../../features/card-entry/passed-card.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { DetailsOfCard } from './details-of-card.tsx'
import type { CardDetailsData } from './load-card-details.ts'

/** A card with the typed number and PIN; without them it is a card of the account. */
type Shown = { details: CardDetailsFragment; values?: CardValues }

/** All details of a card: its balance, its movements, and what to do when it is lost. */
export function CardDetailsScreen({ data }: { data: CardDetailsData }) {
  const href = useHref()
  const [shown, setShown] = useState<Shown | undefined>(data.details ? { details: data.details } : undefined)
  return (
    <div className="grow bg-mist">
      <div className="page-width flex max-w-4xl flex-col gap-6 py-8 desktop:py-14">
        <div className="flex flex-col gap-3">
          <h1 className="text-title">
            <Trans>Card details</Trans>
          </h1>
          {!shown && (
            <p className="max-w-2xl text-lead text-ink-soft">
              <Trans>See every transaction on your card, and freeze it if you have lost it.</Trans>
            </p>
          )}
        </div>
        {shown ? (
          <DetailsOfCard
            {...shown}
            isCustomer={data.isCustomer}
            onChange={(details) => setShown({ ...shown, details })}
            onReplaced={(details) => setShown({ details })}
          />
        ) : (
          <>
            <FailedNotice
              failure={data.failure}
              action={
                data.isCustomer && (
                  <Link href={href('accountCards')}>
                    <Trans>Go to your cards</Trans>
                  </Link>
                )
              }
            />
            <FindCard onFound={(details, values) => setShown({ details, values })} />
          </>
        )}
      </div>
    </div>
  )
}

type FindCardProps = { onFound: (details: CardDetailsFragment, values: CardValues) => void }

function FindCard({ onFound }: FindCardProps) {
  const [passed] = useState(takePassedCard)
  return <CardNeedsScript>{(key) => <FindForm key={key} passed={passed} onFound={onFound} />}</CardNeedsScript>
}

function FindForm({ passed, onFound }: FindCardProps & { passed: CardValues | undefined }) {
  const ask = useAsk()
  const entry = useCardEntry(async (values) => {
    const { details, errors } = (await ask(GiftcardDetailsDocument, await toCardInput(values))).giftcardDetails
    if (details) onFound(details, values)
    return { errors }
  }, passed)
  // The balance check passes on number and PIN, so that the visitor need not type them again.
  const begin = useEffectEvent(() => passed && void entry.send())
  useEffect(() => begin(), [])
  return (
    <CardForm entry={entry} className="rounded-card bg-surface p-5 shadow-card tablet:p-8">
      <Button type="submit" size="large" isLoading={entry.isSending} className="tablet:self-start">
        <Trans>Show the details</Trans>
      </Button>
    </CardForm>
  )
}
