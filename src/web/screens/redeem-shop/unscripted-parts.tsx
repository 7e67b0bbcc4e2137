import { Trans, useLingui } from '@lingui/react/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { Redeem } from '../../features/redeem/use-redeem.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChooseForm } from './choose-form.tsx'
import { ChosenList } from './chosen-list.tsx'
import type { RedeemShopData } from './load-redeem-shop.ts'

// The server renders both parts directly. With script there are modals instead, so the browser does not load this code.
type FormProps = ComponentProps<typeof ChooseForm>

const LazyForm = lazy(async () => ({ default: (await import('./choose-form.tsx')).ChooseForm }))

const Form = createIsomorphicFn()
  .server((props: FormProps) => <ChooseForm {...props} />)
  .client((props: FormProps) => <LazyForm {...props} />)

type ChoosePanelProps = { data: RedeemShopData; redeem: Redeem; onCheckout: () => void }

/** The form of a tile for visitors without script. */
export function ChoosePanel({ data: { chosen, path }, redeem, onCheckout }: ChoosePanelProps) {
  const { t } = useLingui()
  if (!chosen) return null
  return (
    <section className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card ring-1 ring-line tablet:p-8">
      <h2 className="text-heading">{chosen.title}</h2>
      <Suspense>
        <Form product={chosen} redeem={redeem} onChosen={() => undefined} onCheckout={onCheckout} />
      </Suspense>
      <ButtonLink href={path} variant="quiet" className="self-start">{t`Choose something else`}</ButtonLink>
    </section>
  )
}

/** React does not hydrate the content of `noscript`. */
export const ChosenSection = createIsomorphicFn()
  .server(({ redeem }: { redeem: Redeem }) => (
    <noscript>
      <section id="chosen">
        <h2 className="mb-3 text-subheading">
          <Trans>Your choice</Trans>
        </h2>
        <ChosenList redeem={redeem} />
      </section>
    </noscript>
  ))
  .client((_props: { redeem: Redeem }) => <noscript />)
