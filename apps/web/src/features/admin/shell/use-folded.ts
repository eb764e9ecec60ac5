import { useState } from 'react'
import { onDevice } from '../../../kit/storage.ts'

const KEY = 'sidebar-folded'

/** On less than this, a wide sidebar would take the room that the section needs. */
const WIDE_PX = 1280
/** The same for one that fills the window, such as the board. */
const WIDE_BESIDE_FULL_PX = 1600

/** Folded or wide, as this device was left; before that, as there is room. */
export function useFolded({ isFull }: { isFull: boolean }): [boolean, () => void] {
  const [kept, setKept] = useState(() => onDevice.getItem(KEY))
  const isFolded = kept === null ? innerWidth < (isFull ? WIDE_BESIDE_FULL_PX : WIDE_PX) : kept === '1'
  const toggle = () => {
    const next = isFolded ? '0' : '1'
    onDevice.setItem(KEY, next)
    setKept(next)
  }
  return [isFolded, toggle]
}
