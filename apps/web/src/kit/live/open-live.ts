import { onLineBack, onLineLost } from '../offline/line-changes.ts'
import { hearWho } from '../session/expiry.ts'
import { createLive } from './live.ts'
import { liveState } from './live-state.ts'

/** The one stream of this browser. */
export const live = createLive(
  {
    url: '/api/live',
    name: 'sizzle-live',
    onWho: hearWho,
    // On a dead line it goes on trying: its opening is an answer as any other.
    isOnline: () => navigator.onLine,
    onNetworkBack: onLineBack,
    onNetworkLost: onLineLost,
  },
  liveState,
)
