import { useEffect, useState } from 'react'
import { onDevice } from '../../../kit/storage.ts'
import { matchSystemBars } from '../../../platform/platform.ts'

const KEY = 'ready-theme'

/** Dark or light, as this screen was set; before that as its system is. */
export function useLook(): { isDark: boolean; setDark: (isDark: boolean) => void } {
  const [isDark, setDark] = useState(() => {
    const kept = onDevice.getItem(KEY)
    return kept === null ? matchMedia('(prefers-color-scheme: dark)').matches : kept === 'night'
  })
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isDark) dataset.theme = 'night'
    else delete dataset.theme
    matchSystemBars(isDark ? 'night' : 'day')
    return () => {
      delete dataset.theme
      matchSystemBars('day')
    }
  }, [isDark])
  return {
    isDark,
    setDark: (next) => {
      onDevice.setItem(KEY, next ? 'night' : 'day')
      setDark(next)
    },
  }
}
