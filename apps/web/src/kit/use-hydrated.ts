import { useSnapshot } from './use-snapshot.ts'

const never = () => () => undefined
const yes = () => true

/** False on the server and while its HTML is taken over: what only this browser knows is shown right after. */
export function useHydrated(): boolean {
  return useSnapshot(never, yes, false)
}
