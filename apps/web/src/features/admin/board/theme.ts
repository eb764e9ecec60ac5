import { useEffect, useState } from 'react'

export type Theme = 'night' | 'day'

const KEY = 'board-theme'

/** Dark unless this device chose otherwise: a kitchen screen is read from two metres, under any light. */
export function useBoardTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState<Theme>(() => (localStorage.getItem(KEY) === 'day' ? 'day' : 'night'))
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    return () => {
      delete document.documentElement.dataset.theme
    }
  }, [theme])
  const toggle = () => {
    const next = theme === 'night' ? 'day' : 'night'
    localStorage.setItem(KEY, next)
    setTheme(next)
  }
  return [theme, toggle]
}
