import { useSnapshot } from './use-snapshot.ts'

export type Store<T> = {
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** The smallest thing two screens can share; what a server owns lives in a query instead. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** `onServer` is what the cached HTML shows: the same for every visitor. */
export function useStore<T>(store: Store<T>, onServer: T, isAwaited = false): T {
  return useSnapshot(store.subscribe, store.get, onServer, isAwaited)
}
