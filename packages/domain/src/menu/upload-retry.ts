const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000
const MAX_DICE_MS = 1000
const GIVE_UP_AFTER_MS = 10 * 60_000

/** How long an upload waits before it is sent again: 1, 2, 4 ... 30 seconds, with up to one of dice; null after ten minutes. */
export function uploadRetryDelayMs(tries: number, dice: number, sinceFirstMs: number): number | null {
  const delay = Math.min(FIRST_PAUSE_MS * 2 ** tries, MAX_PAUSE_MS) + Math.floor(dice * MAX_DICE_MS)
  return sinceFirstMs + delay > GIVE_UP_AFTER_MS ? null : delay
}
