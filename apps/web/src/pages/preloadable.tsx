import { type ComponentType, lazy, useState } from 'react'
import { atFirstTouch } from '../kit/lazy-part.ts'
import type { OfflineFrameProps } from './offline-frame.tsx'
import { wholeStyles } from './whole-styles.ts'

// Where the network is gone it could not be fetched any more.
const offlineScreen = () => import('./offline-screen.tsx')
atFirstTouch(offlineScreen)

/**
 * A lazy screen that can be fetched before it is first rendered, and then renders at once: the server has no time to wait,
 * and the browser must hydrate what the server sent instead of replacing it by a skeleton. Without a network another screen
 * says so in its place, in a frame of its own if one is given.
 */
export function preloadable<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  Frame?: ComponentType<OfflineFrameProps>,
) {
  let loaded: ComponentType<Props> | undefined
  const fetchOnce = async () => {
    loaded ??= (await load())[name]
    return loaded
  }
  // With its styles, which take a while to be put on the page that stands: not before it leaves.
  const ready = async () => (await Promise.all([fetchOnce(), wholeStyles(name)]))[0]
  const offlineInstead = async (error: unknown) => (await offlineScreen()).offlineScreenOf(ready, error, Frame)
  const Waiting = lazy(async () => ({ default: await ready().catch(offlineInstead) }))
  return {
    preload: fetchOnce,
    Page: (props: Props) => {
      // Once: what stands in the place of a screen makes room for it by itself.
      const [Screen] = useState<ComponentType<Props>>(() => (wholeStyles(name) ? Waiting : (loaded ?? Waiting)))
      return <Screen {...props} />
    },
  }
}
