import { hearWho } from '../session/expiry.ts'
import { createLive } from './live.ts'
import { liveState } from './live-state.ts'

/** The one stream of this browser. */
export const live = createLive(
  {
    url: '/api/live',
    name: 'sizzle-live',
    onWho: hearWho,
    isOnline: () => navigator.onLine,
    onNetworkBack: (listener) => {
      addEventListener('online', listener)
      return () => removeEventListener('online', listener)
    },
    onNetworkLost: (listener) => {
      addEventListener('offline', listener)
      return () => removeEventListener('offline', listener)
    },
  },
  liveState,
)
