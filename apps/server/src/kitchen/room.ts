import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { getOrderTimes } from './get-order-times.ts'

/** When the kitchen takes orders, and how many at a time. */
export function kitchenRoom({ settingReader: { settingOf } }: House): Room {
  return {
    operations: [getOrderTimes(settingOf)],
  }
}
