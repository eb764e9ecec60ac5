import { isOnline } from './offline/line.ts'
import { followLine } from './offline/line-changes.ts'
import { useSnapshot } from './use-snapshot.ts'

export const NOT_OFFLINE = 'You are offline: this needs a connection.'

/** Whether anybody can be reached from here. A server that answers slowly, or with an error, is another matter. */
export function useOnline(): boolean {
  return useSnapshot(followLine, isOnline, true)
}
