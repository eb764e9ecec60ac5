import type { EngineState } from './engine.ts'

/** What the panel says of the sound. */
export type SoundLabel = 'Not Supported' | 'Disabled' | 'Initializing' | 'Setup Required' | 'Active'

export function soundLabel(state: EngineState, isOn: boolean): SoundLabel {
  if (state === 'unsupported') return 'Not Supported'
  if (!isOn) return 'Disabled'
  if (state === 'initializing') return 'Initializing'
  return state === 'ready' ? 'Active' : 'Setup Required'
}

export type Platform = 'android' | 'ios' | 'web' | 'unknown'

export function platformOf(userAgent: string): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /mozilla/i.test(userAgent) ? 'web' : 'unknown'
}
