export const SOUND_NAMES = ['newOrder', 'urgentOrder', 'newReservation', 'lineLost', 'orderLate'] as const
export type SoundName = (typeof SOUND_NAMES)[number]

type Note = { readonly at: number; readonly hertz: number; readonly seconds: number }

// Made here and not fetched: they are there without a network, and nobody hears of it. A bell for an order, the same bell in
// a hurry for an urgent one, two soft low strokes for a table, three falling ones when this screen hears of nothing any more, and one
// note struck three times for an order whose promise has passed.
const SCORES: Readonly<Record<SoundName, readonly Note[]>> = {
  newOrder: [
    { at: 0, hertz: 784, seconds: 0.45 },
    { at: 0.18, hertz: 1047, seconds: 0.7 },
  ],
  urgentOrder: [
    { at: 0, hertz: 1047, seconds: 0.22 },
    { at: 0.15, hertz: 1319, seconds: 0.22 },
    { at: 0.3, hertz: 1047, seconds: 0.22 },
    { at: 0.45, hertz: 1319, seconds: 0.5 },
  ],
  newReservation: [
    { at: 0, hertz: 523, seconds: 0.6 },
    { at: 0.32, hertz: 659, seconds: 0.8 },
  ],
  lineLost: [
    { at: 0, hertz: 523, seconds: 0.35 },
    { at: 0.25, hertz: 392, seconds: 0.35 },
    { at: 0.5, hertz: 262, seconds: 0.9 },
  ],
  orderLate: [
    { at: 0, hertz: 440, seconds: 0.2 },
    { at: 0.22, hertz: 440, seconds: 0.2 },
    { at: 0.44, hertz: 440, seconds: 0.6 },
  ],
}
/** A bell is its note and a few of its partials, each dying sooner than the one below. */
const PARTIALS = [
  { times: 1, loudness: 0.6, fades: 5 },
  { times: 2, loudness: 0.25, fades: 8 },
  { times: 3.01, loudness: 0.12, fades: 12 },
] as const
const ATTACK_SECONDS = 0.006

export function makeTone(context: BaseAudioContext, name: SoundName): AudioBuffer {
  const notes = SCORES[name]
  const rate = context.sampleRate
  const length = Math.ceil(Math.max(...notes.map(({ at, seconds }) => at + seconds)) * rate)
  const buffer = context.createBuffer(1, length, rate)
  const samples = buffer.getChannelData(0)
  for (const { at, hertz, seconds } of notes) {
    const start = Math.floor(at * rate)
    for (let i = 0; i < seconds * rate && start + i < length; i += 1) {
      samples[start + i] = (samples[start + i] ?? 0) + stroke(hertz, i / rate, seconds)
    }
  }
  return buffer
}

function stroke(hertz: number, t: number, seconds: number): number {
  const body = PARTIALS.reduce(
    (sum, { times, loudness, fades }) =>
      sum + loudness * Math.sin(2 * Math.PI * hertz * times * t) * Math.exp(-fades * t),
    0,
  )
  // Without a start and an end of its own a note would click.
  return body * Math.min(t / ATTACK_SECONDS, 1) * Math.min((seconds - t) / ATTACK_SECONDS, 1)
}
