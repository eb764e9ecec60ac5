import type { Refusals } from './refusals.ts'

/** When an order can be had. */
export const TIMES = {
  scheduled_time_invalid: [400, 'Please choose one of the times offered.'],
  scheduled_too_soon: [409, 'Please choose a time on or after {time}'],
  scheduled_too_far_ahead: [409, 'Orders can be placed up to {days} days ahead.'],
  scheduled_closed: [409, 'The restaurant is closed at that time. Please choose another one.'],
  scheduled_after_last_order: [409, 'We stop taking orders at {time}'],
  orders_paused: [409, 'Not taking {orderType} orders until {time}'],
  item_not_then: [409, '{item} is only available {times}'],
  slot_unavailable: [409, 'This time has just filled up. Please choose another one.'],
  kitchen_full: [409, 'The kitchen is full until {until}. You can order for {time}.'],
  kitchen_full_for_days: [409, 'The kitchen is full for the days ahead. Please call the restaurant.'],
} as const satisfies Refusals
