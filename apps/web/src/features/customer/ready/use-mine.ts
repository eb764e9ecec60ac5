import { useState } from 'react'
import { inTab } from '../../../kit/storage.ts'

const KEY = 'ready-mine'

/** The number that a guest said is theirs. This tab alone knows it, and nobody is told. */
export function useMine() {
  const [mine, setMine] = useState(() => inTab.getItem(KEY))
  return {
    mine,
    /** A second press takes it back. */
    choose: (number: string) => {
      const next = number === mine ? null : number
      if (next === null) inTab.removeItem(KEY)
      else inTab.setItem(KEY, next)
      setMine(next)
    },
  }
}
