import { isStepHeld } from './held-steps.ts'
import type { History, Step } from './history.ts'
import { addressOf } from './path.ts'

export function browserHistory(): History {
  let tell: ((step: Step) => void) | undefined
  let here = entryNow()
  const onPop = () => {
    const left = here
    // The browser has gone already: the page comes back to where it was, and goes there again once it may.
    if (isStepHeld(pathNow(), () => history.back())) history.pushState(left.state, '', left.address)
    else tell?.({ arrival: 'POP', isAtOnce: false })
    here = entryNow()
  }
  return {
    get location() {
      return { ...pathNow(), state: carriedBy(history.state) }
    },
    go(to, { replace = false, state = null, flushSync: isAtOnce = false }) {
      const address = addressOf(to)
      const entry = { usr: state }
      try {
        if (replace) history.replaceState(entry, '', address)
        else history.pushState(entry, '', address)
      } catch (error) {
        // Browsers refuse a step after a hundred in a moment; what cannot be stored is our mistake.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        window.location.assign(address)
      }
      here = entryNow()
      tell?.({ arrival: replace ? 'REPLACE' : 'PUSH', isAtOnce })
    },
    listen(next) {
      tell = next
      addEventListener('popstate', onPop)
      return () => {
        tell = undefined
        removeEventListener('popstate', onPop)
      }
    },
  }
}

function pathNow() {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash }
}

function entryNow() {
  return { address: addressOf(pathNow()), state: history.state as unknown }
}

/** As the library of earlier versions wrote it: what a step carried outlives an update of the site. */
function carriedBy(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null
}
