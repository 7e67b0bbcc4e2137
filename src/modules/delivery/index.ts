export { DELIVERY_WINDOW, listDispatches } from './dispatch.ts'
export { deliveryOptions } from './read-delivery-options.ts'
export { shipsSameDay } from './ships-same-day.ts'
export { shopCalendar } from './shop-calendar.ts'
