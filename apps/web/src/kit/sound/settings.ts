import { DEFAULT_ORDER_VOLUME, DEFAULT_RESERVATION_VOLUME, isVolume } from '@sizzle/domain/alerts/order-alerts.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { onDevice } from '../storage.ts'
import { createStore, useStore } from '../store.ts'

/** Two kinds of alerts, each with its own switch and volume, kept in the browser (kitchen 12). */
export type AlertKind = 'orders' | 'reservations'
export type SoundSettings = Readonly<Record<AlertKind, { readonly isOn: boolean; readonly volume: number }>>

const KEY = 'sound-settings'
const DEFAULTS: SoundSettings = {
  orders: { isOn: true, volume: DEFAULT_ORDER_VOLUME },
  reservations: { isOn: true, volume: DEFAULT_RESERVATION_VOLUME },
}

const settings = createStore<SoundSettings>(stored())
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => key === KEY && settings.set(stored()))
}

export const soundSettings = settings.get

export function useSoundSettings(): SoundSettings {
  return useStore(settings, DEFAULTS)
}

/** What is no volume is left as it was (kitchen 11). */
export function changeSound(kind: AlertKind, change: { isOn?: boolean; volume?: number }): void {
  const before = settings.get()
  const { isOn = before[kind].isOn, volume } = change
  const next = { ...before, [kind]: { isOn, volume: isVolume(volume) ? volume : before[kind].volume } }
  onDevice.setItem(KEY, JSON.stringify(next))
  settings.set(next)
}

/** Stored settings may be anything: only a valid switch and volume count. */
function stored(): SoundSettings {
  try {
    const kept = recordOf(JSON.parse(onDevice.getItem(KEY) ?? '{}'))
    const read = (kind: AlertKind) => {
      const { isOn, volume } = recordOf(kept[kind])
      return {
        isOn: typeof isOn === 'boolean' ? isOn : DEFAULTS[kind].isOn,
        volume: isVolume(volume) ? volume : DEFAULTS[kind].volume,
      }
    }
    return { orders: read('orders'), reservations: read('reservations') }
  } catch {
    return DEFAULTS
  }
}
