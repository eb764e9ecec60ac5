/** The longest pause before the next try: about six hours. */
const LONGEST_EXPONENT = 10

/** 3 s, 7 s, 20 s, 55 s, 2 min ... after the first, second, third failure. */
export function secondsUntilNextTry(attempt: number): number {
  return Math.exp(Math.min(attempt, LONGEST_EXPONENT))
}

/**
 * What a job throws when it could not even be tried, because something of our own is away for a moment. It says nothing about
 * the job: the attempt is not counted, and the next one comes soon.
 */
export class NotNow extends Error {
  override readonly name = 'NotNow'
  readonly retryInSeconds: number
  constructor(message: string, retryInSeconds: number) {
    super(message)
    this.retryInSeconds = retryInSeconds
  }
}
