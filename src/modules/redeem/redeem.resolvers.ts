import type { Resolvers } from '../../generated/resolvers.ts'
import { readPaging } from '../../platform/graphql/paging.ts'
import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import { toApiMoney } from '../../shared/money.ts'
import { ROUTES } from '../../shared/paths.ts'
import type { Result } from '../../shared/result.ts'
import { listProductIds } from '../catalog/index.ts'
import { type CheckoutParts, toPlaceOrderAnswer } from '../checkout/index.ts'
import { giftToken, type Order } from '../orders/index.ts'
import { localPath } from '../storefronts/index.ts'
import { addRedeemCard } from './cards/add-redeem-card.ts'
import { type CardDetails, freezeGiftcard, readCardDetails } from './cards/card-details.ts'
import { readGiftcardInfo } from './cards/card-info.ts'
import { addGiftcardToAccount, removeGiftcardFromAccount } from './cards/change-account-cards.ts'
import { listMyCards } from './cards/list-my-cards.ts'
import { replaceGiftcard } from './cards/replace-giftcard.ts'
import { addRedeemPackage, deleteRedeemPackage, previewSplit, updateRedeemPackage } from './change-packages.ts'
import { placeRedeemOrder } from './place-redeem-order.ts'
import { findCampaign } from './redeem.store.ts'
import { createRedeemOrderResolvers, toApiBrand } from './redeem-order.resolvers.ts'
import { resetRedeem } from './reset-redeem.ts'
import { startRedeem } from './start-redeem.ts'
import { undoRedeem } from './undo-redeem.ts'
import { findOwnRedeemOrder } from './visit.ts'

export function createRedeemResolvers(parts: CheckoutParts) {
  return {
    ...createRedeemOrderResolvers(parts),
    Query: {
      giftcardInfo: async (_root, { cardNumber, pin, captchaToken }, ctx) => {
        const info = await readGiftcardInfo(ctx, parts, { cardNumber, pin, captchaToken })
        if (!info.ok) return { card: null, errors: [toApiError(info.failure)] }
        return { card: info.value, errors: info.value.failure ? [toApiError(info.value.failure)] : [] }
      },
      redeemOrder: async (_root, { uuid }, ctx) => (await findOwnRedeemOrder(ctx, uuid)) ?? null,
      redeemSplit: async (_root, { input }, ctx) =>
        (await previewSplit(ctx, input)).map((minor) => toApiMoney({ currency: ctx.storefront.currency, minor })),
      redeemCampaign: async (_root, { slug }, ctx) => (await findCampaign(ctx, slug)) ?? null,
      giftcardDetails: async (_root, asked, ctx) => toApiDetails(await readCardDetails(ctx, parts, asked)),
      myGiftcards: (_root, { holder, paging }, ctx) => listMyCards(ctx, holder, readPaging(paging)),
    },
    Mutation: {
      startRedeem: async (_root, asked, ctx) => toAnswer(toList(await startRedeem(ctx, parts, asked))),
      addRedeemCard: async (_root, { cardNumber, pin, captchaToken }, ctx) =>
        toAnswer(await addRedeemCard(ctx, parts, { cardNumber, pin, captchaToken })),
      addRedeemPackage: async (_root, { input }, ctx) => toAnswer(await addRedeemPackage(ctx, input)),
      updateRedeemPackage: async (_root, { input }, ctx) => toAnswer(await updateRedeemPackage(ctx, input)),
      deleteRedeemPackage: async (_root, { packageId }, ctx) => toAnswer(await deleteRedeemPackage(ctx, packageId)),
      resetRedeem: async (_root, _args, ctx) => toStatus(await resetRedeem(ctx, parts)),
      placeRedeemOrder: async (_root, { input, idempotencyKey }, ctx) =>
        toPlaceOrderAnswer(await placeRedeemOrder(ctx, parts, { input, idempotencyKey })),
      undoRedeem: async (_root, { orderUuid }, ctx) => toAnswer(toList(await undoRedeem(ctx, parts, orderUuid))),
      freezeGiftcard: async (_root, asked, ctx) => toApiDetails(await freezeGiftcard(ctx, parts, asked)),
      replaceGiftcard: async (_root, { giftcardId }, ctx) => {
        const replaced = await replaceGiftcard(ctx, parts, giftcardId)
        if (!replaced.ok) return { card: null, details: null, errors: [toApiError(replaced.failure)] }
        return { ...replaced.value, errors: [] }
      },
      addGiftcardToAccount: async (_root, { cardNumber, pin, captchaToken }, ctx) =>
        toStatus(await addGiftcardToAccount(ctx, parts, { cardNumber, pin, captchaToken })),
      removeGiftcardFromAccount: async (_root, { giftcardId }, ctx) => toStatus(await removeGiftcardFromAccount(ctx, giftcardId)),
    },
    GiftcardInfo: {
      balance: ({ balance }) => toApiMoney(balance),
      held: ({ held }) => toApiMoney(held),
      freeAt: ({ freeAt }) => freeAt?.toISOString() ?? null,
      brand: ({ productSlug, title }, _args, ctx) => toApiBrand(ctx, productSlug, title),
    },
    GiftcardDetails: {
      issuedOn: ({ issuedAt }) => issuedAt.toISOString(),
      movements: ({ movements, info }) =>
        movements.map(({ at, kind, minor }) => ({
          at: at.toISOString(),
          kind,
          amount: toApiMoney({ currency: info.balance.currency, minor }),
        })),
    },
    MyGiftcard: {
      giftPath: ({ gift }, _args, ctx) => gift && localPath(ctx, ROUTES.gift.replace('$token', giftToken(parts, gift))),
    },
    RedeemCampaign: {
      logo: ({ emblem, title }, _args, ctx) =>
        ctx.art.readImage(`emblems/${ctx.storefront.family.toLowerCase()}/${emblem}`, title),
      productIds: async ({ productSlugs }, _args, { db }) => {
        const ids = await listProductIds(db)
        return productSlugs.flatMap((slug) => ids.get(slug) ?? []).map(String)
      },
    },
  } satisfies Resolvers
}

function toList<T>(result: Result<T, ShopFailure>): Result<T, ShopFailure[]> {
  return result.ok ? result : { ok: false, failure: [result.failure] }
}

function toStatus(done: Result<void, ShopFailure>) {
  return { status: done.ok, errors: done.ok ? [] : [toApiError(done.failure)] }
}

function toAnswer(changed: Result<Order, ShopFailure[]>) {
  if (changed.ok) return { order: changed.value, brandPath: null, errors: [] }
  // For a brand's card, the answer links to the brand's page.
  const brandPath = changed.failure.find(({ values }) => values?.path)?.values?.path ?? null
  return { order: null, brandPath, errors: changed.failure.map(toApiError) }
}

function toApiDetails(details: Result<CardDetails, ShopFailure>): {
  details: CardDetails | null
  errors: ReturnType<typeof toApiError>[]
} {
  return details.ok ? { details: details.value, errors: [] } : { details: null, errors: [toApiError(details.failure)] }
}
