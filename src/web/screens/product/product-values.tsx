import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeliveryOptionsFragment, ValuesFragment } from '../../../generated/documents.ts'
import { formatMoney } from '../../../shared/money.ts'
import { Band } from '../../blocks/band.tsx'
import { useShop } from '../../client/use-shop.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { ProductData } from './load-product.ts'

type ValuesProps = { product: ProductData['product']; delivery: DeliveryOptionsFragment | null }

/** The ways to give it, each with its values. */
export function ProductValues({ product, delivery }: ValuesProps) {
  const { t } = useLingui()
  const { digitalVariationConfig: digital, physicalVariationConfig: physical } = product
  const title = product.productType === 'DONATION' ? t`Give what you like` : t`Values and ways to give`
  return (
    <div id="values" className="scroll-mt-24">
      <Band title={title} tone="mist">
        <div className="grid gap-4 tablet:gap-6 desktop:grid-cols-2">
          {digital && (
            <Way icon="mail" title={t`Digital, by e-mail`} values={digital}>
              <Trans>Within 1 hour in the inbox, or on the day you choose. Print it or show it on a phone.</Trans>
            </Way>
          )}
          {physical && (
            <Way icon="truck" title={t`A real card, by post`} values={physical}>
              <ByPost delivery={delivery} />
            </Way>
          )}
        </div>
      </Band>
    </div>
  )
}

function ByPost({ delivery }: { delivery: DeliveryOptionsFragment | null }) {
  const carrier = delivery?.carriers[0]?.name
  const from = delivery?.deliveryWindow?.from
  const until = delivery?.deliveryWindow?.until
  if (!carrier) return <Trans>With you 2–3 working days later</Trans>
  return (
    <Trans>
      Wrapped by us and brought by {carrier} 2–3 working days after shipping, between {from} and {until}.
    </Trans>
  )
}

type WayProps = { icon: IconName; title: string; values: ValuesFragment; children: ReactNode }

function Way({ icon, title, values, children }: WayProps) {
  return (
    <section className="flex flex-col gap-5 rounded-card bg-surface p-6 shadow-card tablet:p-8">
      <h3 className="flex items-center gap-3.5 text-subheading">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-pale text-accent-deep">
          <Icon name={icon} className="size-6" />
        </span>
        {title}
      </h3>
      <p className="text-ink-soft">{children}</p>
      <ValueList values={values} />
    </section>
  )
}

/** Facts, not controls: what is offered, and between which bounds an own amount may lie. */
function ValueList({ values }: { values: ValuesFragment }) {
  const { locale } = useShop()
  const from = formatMoney(values.minPrice, locale)
  const to = formatMoney(values.maxPrice, locale)
  return (
    <div className="mt-auto flex flex-col gap-3">
      <ul className="flex flex-wrap gap-2">
        {values.pricesToShow.map((price) => (
          <li
            key={price.value}
            className="rounded-button border-[1.5px] border-line px-4 py-1.5 text-lg font-semibold tabular-nums"
          >
            {formatMoney(price, locale)}
          </li>
        ))}
      </ul>
      {!values.hasFixedPrices && (
        <p className="text-[0.9375rem] text-ink-soft">
          <Trans>
            or any amount from {from} to {to}
          </Trans>
        </p>
      )}
    </div>
  )
}
