import type { History, Step } from './history.ts'
import { resolved } from './path.ts'

/** Where there is no address bar: on the server, and in tests of a part of a page. Steps lead on, nothing leads back. */
export function stillHistory(address: string): History {
  let location = { ...resolved(address, '/'), state: null as unknown }
  let tell: ((step: Step) => void) | undefined
  return {
    get location() {
      return location
    },
    go(to, { replace = false, state = null, flushSync: isAtOnce = false }) {
      location = { ...to, state }
      tell?.({ arrival: replace ? 'REPLACE' : 'PUSH', isAtOnce })
    },
    listen(next) {
      tell = next
      return () => {
        tell = undefined
      }
    },
  }
}
