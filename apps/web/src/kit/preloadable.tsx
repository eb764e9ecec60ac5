import { type ComponentType, lazy } from 'react'

/**
 * A lazy screen that can be fetched before it is first rendered, and then renders at once: the server has no time to wait,
 * and the browser must hydrate what the server sent instead of replacing it by a skeleton.
 */
export function preloadable<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  let loaded: ComponentType | undefined
  const fetchOnce = async () => {
    loaded ??= (await load())[name]
    return loaded
  }
  const Waiting = lazy(async () => ({ default: await fetchOnce() }))
  return {
    preload: fetchOnce,
    Page: () => {
      const Screen = loaded ?? Waiting
      return <Screen />
    },
  }
}
