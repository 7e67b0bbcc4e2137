import { createAccountsModule } from '../modules/accounts/accounts.module.ts'
import { createActivationModule } from '../modules/activation/activation.module.ts'
import { createBrandsModule } from '../modules/brands/brands.module.ts'
import { createCatalogModule } from '../modules/catalog/catalog.module.ts'
import { createCheckoutModule } from '../modules/checkout/checkout.module.ts'
import { mergeCarts, removeMember } from '../modules/checkout/index.ts'
import { createContentModule } from '../modules/content/content.module.ts'
import { deliveryModule } from '../modules/delivery/delivery.module.ts'
import { createDoublerModule } from '../modules/doubler/doubler.module.ts'
import { doublerHooks } from '../modules/doubler/index.ts'
import { createEnquiriesModule } from '../modules/enquiries/enquiries.module.ts'
import { createEnquiryHooks } from '../modules/enquiries/index.ts'
import { giftcardsModule } from '../modules/giftcards/giftcards.module.ts'
import { orderHooks } from '../modules/orders/index.ts'
import { createCustomerOrdersModule, createFulfilmentModule, createOrdersModule } from '../modules/orders/orders.module.ts'
import { paymentsModule } from '../modules/payments/payments.module.ts'
import { addedCardHooks, findSelection } from '../modules/redeem/index.ts'
import { createRedeemModule } from '../modules/redeem/redeem.module.ts'
import { storefrontsModule } from '../modules/storefronts/storefronts.module.ts'
import type { ShopModule } from '../platform/module.ts'
import type { Services } from './services.ts'

/** In this order each module imports only those before it. Modules with outside services get them as parameters. */
export function createModules(services: Services): readonly ShopModule[] {
  const accounts = {
    ...services,
    hooks: [
      { onLogin: mergeCarts, onDelete: removeMember },
      orderHooks,
      addedCardHooks,
      createEnquiryHooks(services),
      doublerHooks,
    ],
  }
  return [
    storefrontsModule,
    createAccountsModule(accounts),
    createCatalogModule({ ...services, findSelection }),
    createContentModule(services),
    deliveryModule,
    giftcardsModule,
    paymentsModule,
    createOrdersModule(services),
    createFulfilmentModule(services),
    createCustomerOrdersModule(services),
    createCheckoutModule(services, accounts),
    createRedeemModule(services),
    createBrandsModule(services),
    createDoublerModule(services),
    createActivationModule(services),
    createEnquiriesModule(services),
  ]
}
