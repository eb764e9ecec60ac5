import { isUrgentReservation, POPUP_VOLUME } from '@sizzle/domain/alerts/order-alerts.ts'
import { forgetCustomSound, keepCustomSound } from './custom-sounds.ts'
import { engineState, initializeSound, loadSound, type PlayResult, playSound } from './engine.ts'
import { type AlertKind, changeSound, soundSettings } from './settings.ts'
import type { SoundName } from './tones.ts'

/** The sounds of each kind: a sound chosen for new orders is the urgent one's as well (kitchen 14). */
export const SOUNDS_OF = {
  orders: ['newOrder', 'urgentOrder'],
  reservations: ['newReservation'],
} as const satisfies Record<AlertKind, readonly SoundName[]>

/** The first time, this opens the audio; it stays off when that fails (kitchen 12). */
export async function switchSound(kind: AlertKind, isOn: boolean): Promise<string | null> {
  if (!isOn) {
    changeSound(kind, { isOn })
    return null
  }
  const state = await initializeSound()
  if (state === 'unsupported') return 'Audio notifications are not supported on this device/browser.'
  if (state === 'failed') return 'Initialization failed'
  changeSound(kind, { isOn })
  return state === 'needs-tap' ? 'User interaction required' : null
}

export function alertOrder(isUrgent: boolean, volume: number): PlayResult {
  if (!soundSettings().orders.isOn) return { ok: false, reason: 'Disabled' }
  return playSound(isUrgent ? 'urgentOrder' : 'newOrder', volume)
}

export function alertPopup(isUrgent: boolean): PlayResult {
  return alertOrder(isUrgent, POPUP_VOLUME)
}

/** Once, when this screen stops hearing of orders: it must not be taken for a quiet evening. */
export function alertLineLost(): PlayResult {
  const { isOn, volume } = soundSettings().orders
  return isOn ? playSound('lineLost', volume) : { ok: false, reason: 'Disabled' }
}

/** Once for each order whose promise has passed; several in one moment are one sound. */
export function alertLate(): PlayResult {
  const { isOn, volume } = soundSettings().orders
  return isOn ? playSound('orderLate', volume) : { ok: false, reason: 'Disabled' }
}

type Reservation = { partySize: number; date: string; specialRequests: string | null }

/** An urgent table sounds at full volume: more than six people, for today, or said to be urgent (kitchen 9). */
export function alertReservation(reservation: Reservation, today: string): PlayResult {
  const { isOn, volume } = soundSettings().reservations
  if (!isOn) return { ok: false, reason: 'Reservation notifications disabled' }
  return playSound('newReservation', isUrgentReservation(reservation, today) ? 1 : volume)
}

export async function testSound(kind: AlertKind): Promise<PlayResult> {
  if (engineState() !== 'ready') await initializeSound()
  return playSound(SOUNDS_OF[kind][0], soundSettings()[kind].volume)
}

/** Kept for this device. The caller has already seen that it plays. */
export async function chooseSound(kind: AlertKind, fileName: string, bytes: ArrayBuffer): Promise<void> {
  for (const name of SOUNDS_OF[kind]) await keepCustomSound(name, { fileName, bytes })
  await reload(kind)
}

export async function restoreDefaultSound(kind: AlertKind): Promise<void> {
  for (const name of SOUNDS_OF[kind]) await forgetCustomSound(name)
  await reload(kind)
}

async function reload(kind: AlertKind): Promise<void> {
  await initializeSound()
  if (engineState() === 'unsupported') return
  for (const name of SOUNDS_OF[kind]) await loadSound(name)
}
