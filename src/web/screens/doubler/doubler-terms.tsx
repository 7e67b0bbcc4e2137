import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Link } from '../../ui/link.tsx'
import type { Doubler } from './draw-results.tsx'

/** The terms that a participant agrees to. */
export function DoublerTerms({ maximumPrize }: Pick<Doubler, 'maximumPrize'>) {
  const { locale, name } = useShop()
  const href = useHref()
  const most = formatMoney(maximumPrize, locale)
  return (
    <section id="terms" className="prose min-w-0 scroll-mt-24">
      <h2>
        <Trans>Terms of the doubler</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Taking part is free. Holders of a Choice Gift Card of this shop may enter it; each card counts once for each draw.
          </Trans>
        </li>
        <li>
          <Trans>
            Entries close on the Sunday before the first Monday of the month, at 23:59. We draw on that Monday at 12:00 shop time,
            also on a bank holiday.
          </Trans>
        </li>
        <li>
          <Trans>
            One card wins. It gets the balance that is on it at the draw once more, at most {most}. The prize is not paid out in
            cash.
          </Trans>
        </li>
        <li>
          <Trans>
            A card wins only if it is active at the draw and there is money on it. A card that is blocked, stopped, replaced,
            expired or empty does not. If no card can win, nobody does.
          </Trans>
        </li>
        <li>
          <Trans>
            We email the winner. We show the winner’s initials and the amount on this page. We never ask for your PIN.
          </Trans>
        </li>
        <li>
          <Trans>
            Staff of {name} and their households may not take part. Entries with stolen cards or by automatic means are void.
          </Trans>
        </li>
        <li>
          <Trans>
            We use your name and email address for the draw alone, and delete them three months after it. What proves the draw
            stays, and names nobody. More in our <Link href={href('privacy')}>privacy statement</Link>.
          </Trans>
        </li>
      </ul>
    </section>
  )
}
