import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

/** Something a person can do from the command palette. */
export type Command = {
  readonly id: string
  readonly label: string
  /** Shown beside the label, such as the key that does the same. */
  readonly hint?: string
  /** In a line of its own below the label: what tells it from others of its kind. */
  readonly detail?: string
  readonly run: () => void
}

const NONE: readonly Command[] = []
const offered = createStore<ReadonlyMap<string, readonly Command[]>>(new Map())

/** A screen offers its commands while it is there. `commands` should be the same list while nothing changed. */
export function useOffer(screen: string, commands: readonly Command[]): void {
  useEffect(() => {
    offered.set(new Map(offered.get()).set(screen, commands))
    return () => {
      const rest = new Map(offered.get())
      rest.delete(screen)
      offered.set(rest)
    }
  }, [screen, commands])
}

const EMPTY: ReadonlyMap<string, readonly Command[]> = new Map()

export function useOffered(): readonly Command[] {
  const all = useStore(offered, EMPTY)
  return all.size === 0 ? NONE : [...all.values()].flat()
}
