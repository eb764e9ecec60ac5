import { SystemBars, SystemBarsStyle } from '@capacitor/core'

export function setSystemBars(theme: 'night' | 'day'): Promise<void> {
  // Capacitor names the style of the page behind, not of the signs.
  return SystemBars.setStyle({ style: theme === 'night' ? SystemBarsStyle.Dark : SystemBarsStyle.Light })
}
