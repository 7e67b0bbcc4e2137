import { useRouter } from '@tanstack/react-router'
import { StartRedeemDocument, type StartRedeemMutationVariables } from '#generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { type CardValues, toCardInput } from '../card-entry/card-values.ts'
import { notifyRedeemChanged } from './use-redeem.ts'

/** The address of the visit's redeem shop: a company's campaign, if the visit started there. */
export function useShopHref(): (campaign: { slug: string } | null | undefined) => string {
  const href = useHref()
  return (campaign) => (campaign ? href('redeemBusinessShop', { pageId: campaign.slug }) : href('redeemShop'))
}

type Started = { errors: readonly CallFailure[]; brandPath: string | null }

/** Starts to redeem a card and opens the redeem shop. Resolves to the refusals, and to the page of a brand's card that is not redeemed here. */
export function useRedeemStart() {
  const ask = useAsk()
  const router = useRouter()
  const shopHref = useShopHref()
  return async (card: StartRedeemMutationVariables): Promise<Started> => {
    const { startRedeem } = await ask(StartRedeemDocument, card)
    const { order, errors, brandPath } = startRedeem
    if (order) {
      notifyRedeemChanged()
      router.history.push(shopHref(order.campaign))
    }
    return { errors, brandPath }
  }
}

/** The same for a typed number and PIN. */
export function useStartRedeeming(campaign?: string) {
  const start = useRedeemStart()
  return async (values: CardValues): Promise<Started> => start({ ...(await toCardInput(values)), campaign: campaign ?? null })
}
