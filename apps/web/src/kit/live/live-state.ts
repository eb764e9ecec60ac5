import { createStore, useStore } from '../store.ts'
import type { LiveState } from './run-stream.ts'

/** How the stream of this browser stands. */
export const liveState = createStore<LiveState>('reconnecting')

export function useLiveState(): LiveState {
  return useStore(liveState, 'reconnecting')
}
