import { useEffect } from 'react'
import { onDevice } from '../../../kit/storage.ts'
import { createStore, useStore } from '../../../kit/store.ts'
import { matchSystemBars } from '../../../platform/platform.ts'

export type Theme = 'night' | 'day'

const KEY = 'back-office-theme'

function stored(): Theme | undefined {
  const value = onDevice.getItem(KEY)
  return value === 'night' || value === 'day' ? value : undefined
}

const chosen = createStore<Theme | undefined>(stored())

export function chooseTheme(theme: Theme): void {
  onDevice.setItem(KEY, theme)
  chosen.set(theme)
}

/** One theme for the whole back office, or each step to another section flashes at night: what this device chose, else the board's. */
export function useTheme(): Theme {
  const theme = useStore(chosen, undefined) ?? 'night'
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    matchSystemBars(theme)
    return () => {
      delete document.documentElement.dataset.theme
      matchSystemBars('day')
    }
  }, [theme])
  return theme
}
