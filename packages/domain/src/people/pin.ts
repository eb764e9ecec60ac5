// A PIN opens a shared tablet that an admin has paired. It stands for little: it counts on that device only.

const MIN_PIN_DIGITS = 4
export const MAX_PIN_DIGITS = 6

/** Nobody touches it for so long, and it locks. */
export const IDLE_SECONDS = 120
/** A press that was made in time may arrive this much later. */
export const IDLE_GRACE_SECONDS = 15
/** A working day at most, however busy. */
export const SHIFT_HOURS = 12

export const PIN_REQUIRED = `Enter ${MIN_PIN_DIGITS} to ${MAX_PIN_DIGITS} digits`
const PIN_TOO_PLAIN = 'Choose one that is harder to guess than this'
const RUNS = ['0123456789', '9876543210']

/** What is wrong with a new PIN. */
export function pinProblem(pin: string): string | null {
  if (!/^\d+$/.test(pin) || pin.length < MIN_PIN_DIGITS || pin.length > MAX_PIN_DIGITS) return PIN_REQUIRED
  return new Set(pin).size === 1 || RUNS.some((run) => run.includes(pin)) ? PIN_TOO_PLAIN : null
}
