import { useCallback } from 'react'

/**
 * For what stays at the foot of the page, or of its dialog: its height is kept there in `--foot-height`, so that what gets the
 * focus comes to rest above it, however large the text is and however much it says.
 */
export function useFootHeight() {
  return useCallback((foot: HTMLElement | null) => {
    if (!foot) return undefined
    const { style } = foot.closest('dialog') ?? document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--foot-height', `${foot.offsetHeight}px`))
    sizes.observe(foot)
    return () => {
      sizes.disconnect()
      style.removeProperty('--foot-height')
    }
  }, [])
}
