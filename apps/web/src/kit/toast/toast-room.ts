import { type RefObject, useEffect } from 'react'

export const GAP_PX = 14
/** Between the toasts and what is above and below them. */
export const MARGIN_PX = 12
const WATCHED = { childList: true, subtree: true, attributeFilter: ['style', 'data-visible', 'data-expanded'] }

/** Keeps in `--toast-room` how high the toasts stand, so that a screen that fills the window can end above them. */
export function useToastRoom(toaster: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const section = toaster.current
    if (!isWanted || section === null) return
    const root = document.documentElement.style
    const measure = () => root.setProperty('--toast-room', `${heightOf(section)}px`)
    const changes = new MutationObserver(measure)
    changes.observe(section, WATCHED)
    measure()
    return () => {
      changes.disconnect()
      root.removeProperty('--toast-room')
    }
  }, [toaster, isWanted])
}

/** By the height that a toast will have: while it comes and goes, its box is still growing or moving. */
function heightOf(section: HTMLElement): number {
  const toasts = [...section.querySelectorAll<HTMLElement>('[data-sonner-toast][data-visible="true"]')]
  if (toasts.length === 0) return 0
  const heights = toasts.map(({ style }) => Number.parseFloat(style.getPropertyValue('--initial-height')) || 0)
  const isSpread = toasts.some(({ dataset }) => dataset.expanded === 'true')
  const height = isSpread ? heights.reduce((sum, one) => sum + one, 0) : Math.max(...heights)
  return Math.ceil(height) + (toasts.length - 1) * GAP_PX + 2 * MARGIN_PX
}
