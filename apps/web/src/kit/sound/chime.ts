import { makeTone } from './tones.ts'

// One bell for a page outside of the back office, where no alert sounds. A browser lets it sound after a tap.

let context: AudioContext | undefined
/** Without a tap the promise of a start stays open for ever. */
const WAKE_LIMIT_MS = 1_000

/** Answers whether the bell can be heard from now on. */
export async function wakeChime(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false
  context ??= new AudioContext()
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, WAKE_LIMIT_MS))]).catch(() => {})
  return context.state === 'running'
}

export function playChime(): void {
  if (context?.state !== 'running') return
  const source = context.createBufferSource()
  source.buffer = makeTone(context, 'newOrder')
  source.connect(context.destination)
  source.start()
}
