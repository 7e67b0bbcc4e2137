import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, useState } from 'react'
import type { AccountCardsQuery, AccountUserFragment, MyCardsFragment } from '#generated/documents.ts'
import { useHref } from '#web/session/use-shop.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { AreaFrame } from '../area/area-frame.tsx'
import { EmptyState } from '../area/empty-state.tsx'
import { UnopenedGift } from '../overview/received-cards.tsx'
import { MyCard } from './my-card.tsx'

const AddCardModal = lazy(async () => ({ default: (await import('./add-card-modal.tsx')).AddCardModal }))

type CardsData = AccountCardsQuery & { user: AccountUserFragment; pageNumber: number; givenPage: number }

/** Every card of the customer, with its balance, its expiry date and its actions. */
export function CardsPage({ data: { user, receivedCards, mine, given, pageNumber, givenPage } }: { data: CardsData }) {
  const href = useHref()
  const [isAdding, setAdding] = useState(false)
  const cards = href('accountCards')
  const hrefOf = (pages: { page: number; given: number }) =>
    `${cards}?${new URLSearchParams({ page: String(pages.page), given: String(pages.given) })}`
  return (
    <AreaFrame
      current="accountCards"
      user={user}
      title={<Trans>Your cards</Trans>}
      action={
        <Button variant="secondary" leadingIcon="plus" onClick={() => setAdding(true)} className="unscripted:hidden">
          <Trans>Add a card</Trans>
        </Button>
      }
    >
      {receivedCards.gifts.length > 0 && (
        <ul className="grid gap-5 tablet:grid-cols-2">
          {receivedCards.gifts.map((gift) => (
            <li key={gift.id}>
              <UnopenedGift gift={gift} />
            </li>
          ))}
        </ul>
      )}
      {mine.totalCount === 0 && <NoCards />}
      <CardList list={mine} page={pageNumber} hrefOf={(page) => hrefOf({ page, given: givenPage })} />
      {given.totalCount > 0 && (
        <CardList
          list={given}
          page={givenPage}
          hrefOf={(page) => hrefOf({ page: pageNumber, given: page })}
          title={<Trans>Cards you gave</Trans>}
          intro={
            <Trans>Only the recipient sees number and PIN. If a card gets lost, you can freeze it and have it replaced.</Trans>
          }
        />
      )}
      <OnceOpened isOpen={isAdding}>
        <AddCardModal isOpen={isAdding} onClose={() => setAdding(false)} />
      </OnceOpened>
    </AreaFrame>
  )
}

/** The number that cards.graphql asks for. */
const CARDS_PER_PAGE = 10

type CardListProps = {
  list: MyCardsFragment
  page: number
  hrefOf: (page: number) => string
  title?: ReactNode
  intro?: ReactNode
}

function CardList({ list: { cards, totalCount }, page, hrefOf, title, intro }: CardListProps) {
  const { t } = useLingui()
  return (
    <section className="flex flex-col gap-4">
      {title && <h2 className="text-subheading desktop:mt-4 desktop:text-heading">{title}</h2>}
      {intro && <p className="text-ink-soft">{intro}</p>}
      <ul className="flex flex-col gap-5">
        {cards.map((card) => (
          <li key={card.id}>
            <MyCard card={card} heading={title ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        count={Math.ceil(totalCount / CARDS_PER_PAGE)}
        hrefOf={hrefOf}
        texts={{ navigation: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
      />
    </section>
  )
}

function NoCards() {
  const href = useHref()
  return (
    <EmptyState
      icon="card"
      title={<Trans>No cards yet</Trans>}
      action={
        <ButtonLink href={href('giftCards')}>
          <Trans>View all gift cards</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Cards that you buy for yourself and gifts that you open appear here. You can add any other card by its number and PIN.
      </Trans>
    </EmptyState>
  )
}
