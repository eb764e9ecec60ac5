import type { KitchenPace } from '@sizzle/domain/order/estimated-ready.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'

/** How long a location says that its kitchen takes. */
export function kitchenPace(settingOf: SettingOf, locationId: string): KitchenPace {
  return {
    pickupMinutes: settingOf('kitchen.pickupMinutes', locationId),
    deliveryMinutes: settingOf('kitchen.deliveryMinutes', locationId),
    minutesPerItem: settingOf('kitchen.minutesPerItem', locationId),
  }
}
