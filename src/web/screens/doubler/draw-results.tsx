import { Trans } from '@lingui/react/macro'
import type { DoublerDrawFragment, DoublerPageQuery } from '#generated/documents.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { formatShopDay } from '../../i18n/shop-clock.ts'
import { useShop } from '../../session/use-shop.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Link } from '../../ui/link.tsx'

export type Doubler = NonNullable<DoublerPageQuery['doubler']>

/** The winners by initials, and the data with which anybody can check a draw. */
export function DrawResults({ doubler: { pending, results } }: { doubler: Doubler }) {
  const draws = pending ? [pending, ...results] : results
  const [newest] = draws
  return (
    <section id="results" className="flex min-w-0 scroll-mt-24 flex-col gap-6">
      <h2 className="text-heading">
        <Trans>Who won</Trans>
      </h2>
      {results.length === 0 && (
        <p className="text-ink-soft">
          <Trans>There has been no draw here yet. You could be the first to win.</Trans>
        </p>
      )}
      {newest && (
        <Accordion
          openId={newest.month}
          items={draws.map((draw) => ({ id: draw.month, title: <Outcome draw={draw} />, content: <Proof draw={draw} /> }))}
        />
      )}
      <HowToCheck />
    </section>
  )
}

function Outcome({ draw }: { draw: DoublerDrawFragment }) {
  const shop = useShop()
  const day = formatShopDay(draw.drawAt, shop)
  const prize = draw.winner && formatMoney(draw.winner.prize, shop.locale)
  const initials = draw.winner?.initials
  return (
    <span>
      <span className="block text-[0.9375rem] font-normal text-ink-soft">{day}</span>
      {draw.seed === null ? (
        <Trans>Entries are closed, and not drawn yet</Trans>
      ) : prize ? (
        <Trans>
          {initials} won {prize}
        </Trans>
      ) : draw.entryCount === 0 ? (
        <Trans>No winner: nobody entered</Trans>
      ) : (
        <Trans>No winner: no card that was entered could win</Trans>
      )}
    </span>
  )
}

function Proof({ draw }: { draw: DoublerDrawFragment }) {
  const { entryCount, skippedCount, listHash, seedHash, seed, winner, proofPath } = draw
  const facts = [
    { label: <Trans>Entries</Trans>, value: entryCount },
    { label: <Trans>Drawn first, but not valid</Trans>, value: seed === null ? undefined : skippedCount },
    { label: <Trans>Hash of the list</Trans>, value: listHash },
    { label: <Trans>Hash of the seed</Trans>, value: seedHash },
    { label: <Trans>Seed</Trans>, value: seed },
    { label: <Trans>Winning entry</Trans>, value: winner?.entryHash },
  ]
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-col gap-2 text-[0.9375rem]">
        {facts.map(
          ({ label, value }, index) =>
            value !== undefined &&
            value !== null && (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts never change their order
              <div key={index}>
                <dt className="font-semibold text-ink">{label}</dt>
                <dd className="font-mono text-sm wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <Link href={proofPath}>
          <Trans>The whole list of entries, and the proof</Trans>
        </Link>
      </p>
    </div>
  )
}

function HowToCheck() {
  return (
    <div className="prose">
      <h3>
        <Trans>How to check a draw</Trans>
      </h3>
      <ol>
        <li>
          <Trans>
            When entries close we publish the list of all entries, and the hash of a secret seed. From then on neither can be
            changed.
          </Trans>
        </li>
        <li>
          <Trans>
            At the draw we publish the seed. Seed and list decide the order in which entries are drawn. The first one whose card
            is valid wins; the others drawn before it are published too.
          </Trans>
        </li>
        <li>
          <Trans>
            An entry is a hash of your ticket and the last four digits of your card. Your ticket is in the email we sent you, so
            only you can tell which entry is yours.
          </Trans>
        </li>
        <li>
          <Trans>
            Anyone can repeat the draw: the proof is a file, and{' '}
            <Link href="/doubler/check-draw.mjs">the script that checks it</Link> is short enough to read.
          </Trans>
        </li>
      </ol>
    </div>
  )
}
