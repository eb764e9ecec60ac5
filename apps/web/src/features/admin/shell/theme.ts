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

/** What this device chose, else the board's. */
export function useTheme(): Theme {
  return useStore(chosen, undefined) ?? 'night'
}

/** One theme for the whole back office, also while it asks who is here: no step flashes in a dark kitchen. */
export function useThemedPage(): void {
  const theme = useTheme()
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    matchSystemBars(theme)
    return () => {
      delete document.documentElement.dataset.theme
      matchSystemBars('day')
    }
  }, [theme])
}
