import { fullStop, shortTimes } from '@sizzle/domain/full-stop.ts'

const SHORT_SECONDS = 100

/** Says when a person may try again: a short wait in seconds, a longer one as a time of day. */
export function tryAgainSentence(seconds: number, now: Date): string {
  if (seconds <= SHORT_SECONDS) return `You can try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  const at = new Date(now.getTime() + seconds * 1000)
  const time = at.toLocaleTimeString('en-CA', { hour: 'numeric', minute: '2-digit' })
  return fullStop(`You can try again at ${shortTimes(time)}`)
}
