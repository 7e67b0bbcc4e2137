import { Trans } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { listSteps, type Step } from '../../features/checkout/checkout-steps.ts'
import { StepsBar } from '../../features/checkout/steps-bar.tsx'
import type { Checkout } from '../../features/checkout/use-checkout.ts'
import { FoldedSummary, OrderSummary } from './summary/order-summary.tsx'

type CheckoutFrameProps = {
  step: Step
  isPosted: boolean
  heading: RefObject<HTMLHeadingElement | null>
  checkout: Checkout
  hrefOf: (step: Step) => string
  children: ReactNode
}

const TITLES: Readonly<Partial<Record<Step, ReactNode>>> = {
  data: <Trans>Your data</Trans>,
  shipping: <Trans>Who gets what, and when</Trans>,
  payment: <Trans>How would you like to pay?</Trans>,
}

/** The current step in one column, beside a summary that always shows the total including all fees. */
export function CheckoutFrame({ step, isPosted, heading, checkout, hrefOf, children }: CheckoutFrameProps) {
  return (
    <div data-paying className="grow bg-mist">
      <div className="page-width py-6 desktop:py-10">
        <StepsBar current={step} steps={listSteps({ isPosted })} hrefOf={hrefOf} />
        <h1 ref={heading} tabIndex={-1} className="mt-6 mb-5 text-heading outline-none desktop:mt-9 desktop:mb-7">
          {isPosted ? TITLES[step] : <Trans>Checkout</Trans>}
        </h1>
        <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_23rem] desktop:gap-8 wide:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="desktop:hidden">
            <FoldedSummary checkout={checkout} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">{children}</div>
          <aside className="sticky top-28 max-desktop:hidden">
            <OrderSummary checkout={checkout} />
          </aside>
        </div>
      </div>
    </div>
  )
}
