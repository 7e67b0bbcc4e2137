export { readPostalCarrier } from './carriers.ts'
export { nextDispatch } from './dispatch.ts'
export { deliveryOptions, readDeliveryOptions } from './read-delivery-options.ts'
export { type ShopCalendar, shopCalendar } from './shop-calendar.ts'
