import { useState } from 'react'

const NOBODY: ReadonlySet<string> = new Set()

/** Who is chosen in a list. `key` is what the list is narrowed to: another one begins with nobody. */
export function useSelection(key: string) {
  const [chosen, setChosen] = useState({ key, ids: NOBODY })
  const ids = chosen.key === key ? chosen.ids : NOBODY
  const set = (next: ReadonlySet<string>) => setChosen({ key, ids: next })
  return {
    ids,
    toggle: (id: string) => set(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
    choose: (all: readonly string[]) => set(new Set(all)),
    clear: () => set(NOBODY),
  }
}
