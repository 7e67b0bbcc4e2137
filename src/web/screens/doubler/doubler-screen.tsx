import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { DoublerPageQuery } from '#generated/documents.ts'
import { ROUTES } from '#shared/paths.ts'
import { Picture } from '../../blocks/picture.tsx'
import { Trail } from '../../blocks/trail.tsx'
import { DoublerForm } from '../../features/doubler/doubler-form.tsx'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { formatInstant } from '../../i18n/shop-clock.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DoublerTerms } from './doubler-terms.tsx'
import { type Doubler, DrawResults } from './draw-results.tsx'

/** The Choice Gift Card's slug is the last segment of its path. */
const CHOICE_SLUG = ROUTES.choiceGiftCard.split('/').at(-2) ?? ''

/** The monthly draw: how it works, the form, the winners, and how to check a draw. */
export function DoublerScreen({ data }: { data: DoublerPageQuery }) {
  const { doubler, storeData } = data
  if (!doubler) return <NoDoubler />
  return (
    <>
      <div className="bg-mist">
        <div className="page-width grid items-start gap-8 pt-3 pb-10 desktop:grid-cols-[minmax(0,1fr)_30rem] desktop:gap-14 desktop:pb-16">
          <div className="flex min-w-0 flex-col gap-5">
            <Heading />
            <Picture picture={storeData.doublerImage} decorative priority className="h-auto w-full max-w-xl rounded-card" />
            <Steps />
          </div>
          <Entry doubler={doubler} />
        </div>
      </div>
      <div className="page-width section-space grid gap-10 desktop:grid-cols-2 desktop:gap-14">
        <DrawResults doubler={doubler} />
        <DoublerTerms maximumPrize={doubler.maximumPrize} />
      </div>
    </>
  )
}

function Heading() {
  const { t } = useLingui()
  const href = useHref()
  return (
    <>
      <Trail items={[{ label: t`Balance doubler`, href: href('doubler') }]} />
      <h1 className="text-title">
        <Trans>Double what is on your card</Trans>
      </h1>
      <p className="max-w-2xl text-lead">
        <Trans>On the first Monday of every month we draw one Choice Gift Card and put its balance on it once more.</Trans>
      </p>
    </>
  )
}

function Steps() {
  const steps = [
    {
      icon: 'card',
      text: <Trans>Enter the number of your Choice Gift Card. It’s free, and each card counts once a month.</Trans>,
    },
    { icon: 'gift', text: <Trans>Spend your card as usual. What is on it at the draw is what we double.</Trans> },
    { icon: 'mail', text: <Trans>If you win, the money is on your card straight away, and we email you.</Trans> },
  ] as const
  return (
    <ol className="flex flex-col gap-4">
      {steps.map(({ icon, text }) => (
        <li key={icon} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-trust-pale text-trust">
            <Icon name={icon} />
          </span>
          <span className="pt-2">{text}</span>
        </li>
      ))}
    </ol>
  )
}

function Entry({ doubler: { isOpen, nextDraw, pending } }: { doubler: Doubler }) {
  const shop = useShop()
  const href = useHref()
  const { history } = useRouter()
  const time = formatInstant(nextDraw.drawAt, shop)
  const count = pending?.entryCount ?? 0
  return (
    <section className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card tablet:p-8 desktop:mt-11">
      <div className="flex flex-col gap-1">
        <h2 className="text-subheading">{isOpen ? <Trans>Enter your card</Trans> : <Trans>Entries are closed</Trans>}</h2>
        <p className="text-ink-soft">
          <Trans>Next draw: {time}</Trans>
        </p>
      </div>
      {isOpen ? (
        <DoublerForm onEntered={() => history.push(href('doublerThankYouProduct', { slug: CHOICE_SLUG }))} />
      ) : (
        <Notice tone="info">
          <Plural
            value={count}
            one="# card is in the draw. You can enter for the next one right after it."
            other="# cards are in the draw. You can enter for the next one right after it."
          />
        </Notice>
      )}
    </section>
  )
}

/** Pages that all stores share may link to the doubler, also in stores without it. */
function NoDoubler() {
  const href = useHref()
  return (
    <MessagePage
      icon="info"
      title={<Trans>There is no doubler in this shop</Trans>}
      actions={
        <ButtonLink href={href('giftCards')}>
          <Trans>View all gift cards</Trans>
        </ButtonLink>
      }
    >
      <Trans>Only some of our shops run the monthly draw.</Trans>
    </MessagePage>
  )
}
