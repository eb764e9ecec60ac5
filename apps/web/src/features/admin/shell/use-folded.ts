import { useState } from 'react'
import { onDevice } from '../../../kit/storage.ts'

const KEY = 'sidebar-folded'

/** On less than this, a wide sidebar would take the room that the section needs. */
const WIDE_PX = 1440

/** Folded or wide, as this device was left; before that, as there is room. */
export function useFolded(): [boolean, () => void] {
  const [isFolded, setFolded] = useState(() => {
    const kept = onDevice.getItem(KEY)
    return kept === null ? innerWidth < WIDE_PX : kept === '1'
  })
  const toggle = () => {
    onDevice.setItem(KEY, isFolded ? '0' : '1')
    setFolded(!isFolded)
  }
  return [isFolded, toggle]
}
