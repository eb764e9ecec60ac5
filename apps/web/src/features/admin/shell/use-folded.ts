import { useState } from 'react'
import { onDevice } from '../../../kit/storage.ts'
import { useMatches } from '../../../kit/use-matches.ts'

/** On less than this, a wide sidebar would take the room that the section needs. */
const WIDE = matchMedia('(width >= 80rem)')
/** The same for one that fills the window, such as the board. */
const WIDE_BESIDE_FULL = matchMedia('(width >= 100rem)')

const KEY = 'sidebar-folded'

/** Folded or wide, as this device was left; before that, as there is room, also while the window grows or shrinks. */
export function useFolded({ isFull }: { isFull: boolean }): [boolean, () => void] {
  const [kept, setKept] = useState(() => onDevice.getItem(KEY))
  const hasRoom = useMatches(isFull ? WIDE_BESIDE_FULL : WIDE)
  const isFolded = kept === null ? !hasRoom : kept === '1'
  const toggle = () => {
    const next = isFolded ? '0' : '1'
    onDevice.setItem(KEY, next)
    setKept(next)
  }
  return [isFolded, toggle]
}
