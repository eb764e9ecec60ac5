import { onDevice } from '../storage.ts'
import { createStore, useStore } from '../store.ts'

// Where this device's last order was from: that kitchen stands first on the home page.
const KEY = 'sizzle_spice_last_kitchen'

const last = createStore<string | undefined>(typeof document === 'undefined' ? undefined : read())

export function useLastKitchen(): string | undefined {
  return useStore(last, undefined)
}

/** From the next visit on: nothing moves under a finger. */
export function keepLastKitchen(locationId: string): void {
  onDevice.setItem(KEY, locationId)
}

function read(): string | undefined {
  return onDevice.getItem(KEY) ?? undefined
}
