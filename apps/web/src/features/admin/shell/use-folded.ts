import { useState } from 'react'

const KEY = 'sidebar-folded'

/** Folded or wide, as this device was left. */
export function useFolded(): [boolean, () => void] {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(KEY) === '1')
  const toggle = () => {
    localStorage.setItem(KEY, isFolded ? '0' : '1')
    setFolded(!isFolded)
  }
  return [isFolded, toggle]
}
