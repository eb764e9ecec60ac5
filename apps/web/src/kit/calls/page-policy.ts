import { liveState } from '../live/live-state.ts'
import { createPolicyFetch } from './request-policy.ts'

/** One for the whole page: the gates belong to addresses, whichever screen calls them. A stream that is back opens them all. */
export const pagePolicy = createPolicyFetch({
  fetch: (url, init) => fetch(url, init),
  random: Math.random,
  // biome-ignore lint/suspicious/noConsole: these warnings are for who looks into the console (offline 4)
  warn: (text) => console.warn(text),
  onServerBack: (listener) => {
    liveState.subscribe(() => {
      if (liveState.get() === 'live') listener()
    })
  },
})
