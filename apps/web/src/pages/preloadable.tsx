import { type ComponentType, lazy } from 'react'
import { atFirstTouch } from '../kit/lazy-part.ts'

// Where the network is gone it could not be fetched any more.
const offlineScreen = () => import('./offline-screen.tsx')
atFirstTouch(offlineScreen)

/**
 * A lazy screen that can be fetched before it is first rendered, and then renders at once: the server has no time to wait,
 * and the browser must hydrate what the server sent instead of replacing it by a skeleton. Without a network another screen
 * says so in its place.
 */
export function preloadable<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  let loaded: ComponentType | undefined
  const fetchOnce = async () => {
    loaded ??= (await load())[name]
    return loaded
  }
  const offlineInstead = async (error: unknown) => (await offlineScreen()).offlineScreenOf(fetchOnce, error)
  const Waiting = lazy(async () => ({ default: await fetchOnce().catch(offlineInstead) }))
  return {
    preload: fetchOnce,
    Page: () => {
      const Screen = loaded ?? Waiting
      return <Screen />
    },
  }
}
