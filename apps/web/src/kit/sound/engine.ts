import { alertsPlayHere, clampVolume, maySound } from '@sizzle/domain/alerts/order-alerts.ts'
import { soundOnDevice } from '../../platform/pos.ts'
import { createStore, useStore } from '../store.ts'
import { readCustomSound } from './custom-sounds.ts'
import { makeTone, SOUND_NAMES, type SoundName } from './tones.ts'

/**
 * `ready` is said only of a context that runs and whose clock moves: a browser that waits for a tap, or a device without
 * an output, is never taken for one that sounds.
 */
export type EngineState = 'unsupported' | 'asleep' | 'initializing' | 'needs-tap' | 'ready' | 'failed'
export type PlayResult = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** A sound that takes longer to load is replaced by a tone. */
const LOAD_LIMIT_MS = 5_000
const WAKE_LIMIT_MS = 1_000
const CLOCK_CHECK_MS = 250

const state = createStore<EngineState>('asleep')
export const engineState = state.get
const buffers = new Map<SoundName, AudioBuffer>()
let context: AudioContext | undefined
let lastSoundAt: Date | null = null
let starting: Promise<EngineState> | undefined

export function useEngineState(): EngineState {
  return useStore(state, 'asleep')
}

/** Opens the audio and waits until it really runs, or says what it waits for. Callers at the same time share one start. */
export function initializeSound(): Promise<EngineState> {
  starting ??= start().finally(() => {
    starting = undefined
  })
  return starting
}

async function start(): Promise<EngineState> {
  if (typeof AudioContext === 'undefined') return settle('unsupported')
  if (state.get() !== 'ready') state.set('initializing')
  try {
    context ??= openContext()
    // Without a tap this promise stays open for ever, so it gets a moment and no more.
    await Promise.race([context.resume(), pause(WAKE_LIMIT_MS)])
    for (const name of SOUND_NAMES) if (!buffers.has(name)) await loadSound(name)
    return settle(context.state === 'running' ? await clockMoves(context) : 'needs-tap')
  } catch {
    return settle('failed')
  }
}

function openContext(): AudioContext {
  const opened = new AudioContext({ latencyHint: 'playback' })
  opened.addEventListener('statechange', () => {
    if (opened.state !== 'running') settle('needs-tap')
    else void clockMoves(opened).then(settle)
  })
  for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, wakeByTouch, { capture: true })
  return opened
}

/** Any tap or key is what the browser waits for. */
function wakeByTouch(): void {
  if (context && context.state !== 'running') void context.resume().catch(() => undefined)
}

async function clockMoves(running: AudioContext): Promise<EngineState> {
  const before = running.currentTime
  await pause(CLOCK_CHECK_MS)
  return running.currentTime > before ? 'ready' : 'failed'
}

function settle(next: EngineState): EngineState {
  state.set(next)
  return next
}

/** The chosen sound, or the tone when there is none, it cannot be read, or it takes too long. Answers whether it is the chosen one. */
export async function loadSound(name: SoundName): Promise<'custom' | 'tone'> {
  if (!context) throw new Error('Service not initialized')
  const chosen = await within(LOAD_LIMIT_MS, chosenBuffer(context, name)).catch(() => undefined)
  buffers.set(name, chosen ?? makeTone(context, name))
  return chosen ? 'custom' : 'tone'
}

async function chosenBuffer(on: AudioContext, name: SoundName): Promise<AudioBuffer | undefined> {
  const custom = await readCustomSound(name)
  return custom && on.decodeAudioData(custom.bytes)
}

/** Whether a file is a sound that this browser plays; it consumes its copy of the bytes. */
export async function isPlayable(bytes: ArrayBuffer): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false
  const probe = context ?? new OfflineAudioContext(1, 1, 44_100)
  return within(LOAD_LIMIT_MS, probe.decodeAudioData(bytes)).then(
    () => true,
    () => false,
  )
}

/** Several alerts at once are one sound; what does not sound says why. Where the page cannot sound, a point of sale rings by itself. */
export function playSound(name: SoundName, volume: number): PlayResult {
  const played = playOnPage(name, volume)
  if (played.ok || played.reason === 'not_admin_context') return played
  const now = new Date()
  if (!maySound(lastSoundAt, now)) return { ok: true }
  if (!soundOnDevice()) return played
  lastSoundAt = now
  return { ok: true }
}

function playOnPage(name: SoundName, volume: number): PlayResult {
  if (!alertsPlayHere(location.pathname, false)) return { ok: false, reason: 'not_admin_context' }
  if (state.get() === 'unsupported')
    return { ok: false, reason: 'Audio notifications are not supported on this device/browser.' }
  if (!context) return { ok: false, reason: 'Service not initialized' }
  if (context.state !== 'running') return { ok: false, reason: 'User interaction required' }
  const buffer = buffers.get(name)
  if (!buffer) return { ok: false, reason: 'Sound not found' }
  const now = new Date()
  if (!maySound(lastSoundAt, now)) return { ok: true }
  lastSoundAt = now

  const gain = context.createGain()
  gain.gain.value = clampVolume(volume)
  const source = context.createBufferSource()
  source.buffer = buffer
  source.connect(gain).connect(context.destination)
  source.start()
  return { ok: true }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    pause(milliseconds).then(() => {
      throw new Error('the sound took too long to load')
    }),
  ])
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
