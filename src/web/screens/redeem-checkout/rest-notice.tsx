import { Trans } from '@lingui/react/macro'
import { UpdateRedeemPackageDocument } from '#generated/documents.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { listRestOptions, type RestOption } from '../../features/redeem/rest-options.ts'
import { useShopHref } from '../../features/redeem/start-redeeming.ts'
import type { Redeem } from '../../features/redeem/use-redeem.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'

/** The reason why the order cannot be placed as it is, with a button that corrects it if one step is enough. */
export function RestNotice({ redeem }: { redeem: Redeem }) {
  const translate = useFailureTexts()
  const shopHref = useShopHref()
  const { isSending, failure, send } = useSending()
  const { order, change } = redeem
  const options = listRestOptions(order)
  if (order.problems.length === 0) return null
  const take = async ({ packageId, value }: RestOption) => {
    const failed = await send(() =>
      change(async (ask) => (await ask(UpdateRedeemPackageDocument, { input: { packageId, value } })).updateRedeemPackage),
    )
    // The notice and its buttons have disappeared.
    if (!failed) rescueFocus()
  }
  return (
    <>
      <Notice
        tone="warning"
        title={<Trans>One thing first</Trans>}
        action={
          <div className="flex flex-wrap items-center gap-3">
            {options.map((option) => (
              <Button key={option.kind} size="small" variant="secondary" isLoading={isSending} onClick={() => void take(option)}>
                <OptionText option={option} />
              </Button>
            ))}
            <Link href={shopHref(order.campaign)} variant="standalone">
              <Trans>Change your choice</Trans>
            </Link>
          </div>
        }
      >
        {order.problems.map((problem) => (
          <p key={`${problem.code} ${problem.referencedRequestParameter}`}>{translate?.(problem)}</p>
        ))}
      </Notice>
      <FailedNotice failure={failure} />
    </>
  )
}

function OptionText({ option: { kind, amount, title } }: { option: RestOption }) {
  const { locale } = useShop()
  const money = formatMoney(amount, locale)
  if (kind === 'leave') return <Trans>Leave {money} on the card</Trans>
  return (
    <Trans>
      Spend the rest as well: {money} more for {title}
    </Trans>
  )
}
