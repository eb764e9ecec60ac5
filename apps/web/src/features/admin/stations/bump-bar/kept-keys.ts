import { onDevice } from '../../../../kit/storage.ts'
import { createStore, useStore } from '../../../../kit/store.ts'
import { type BumpKeys, readBumpKeys } from './bump-keys.ts'

const KEY = 'bump-keys'
const NONE: BumpKeys = {}

/** Of the bar that is plugged into this device. */
const kept = createStore(readBumpKeys(onDevice.getItem(KEY)))

export function keepBumpKeys(keys: BumpKeys): void {
  onDevice.setItem(KEY, JSON.stringify(keys))
  kept.set(keys)
}

export function useBumpKeys(): BumpKeys {
  return useStore(kept, NONE)
}
