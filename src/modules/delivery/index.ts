export { readPostalCarrier } from './carriers.ts'
export { listDispatches } from './dispatch.ts'
export { deliveryOptions, readDeliveryOptions } from './read-delivery-options.ts'
export { type ShopCalendar, shopCalendar } from './shop-calendar.ts'
