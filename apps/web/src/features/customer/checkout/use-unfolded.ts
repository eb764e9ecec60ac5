import { useEffect, useState } from 'react'
import { useRootMark } from '../../../kit/root-mark.ts'
import { useMatches } from '../../../kit/use-matches.ts'

const WIDE = matchMedia('(width >= 64rem)')

/** Around the page with the form. */
const AROUND = '.skip-link, .site-header, .site-footer'

/**
 * Whether the summary lies over the form and all else, which takes no press meanwhile; Escape folds it. On a screen that grows it
 * goes beside the form, which is free again. Whether its dishes are being changed is known here, so that one press does both.
 */
export function useUnfolded() {
  const [isUnfolded, setUnfolded] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const isWide = useWide()
  // biome-ignore lint/correctness/useExhaustiveDependencies: either way it is folded
  useEffect(() => setUnfolded(false), [isWide])
  useRootMark('unfolded', isUnfolded)
  useEffect(() => {
    if (!isUnfolded) return undefined
    const around = [...document.querySelectorAll<HTMLElement>(AROUND)]
    const fold = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setUnfolded(false)
      requestAnimationFrame(focusSummary) // where it stands then
    }
    for (const part of around) part.inert = true
    addEventListener('keydown', fold)
    return () => {
      for (const part of around) part.inert = false
      removeEventListener('keydown', fold)
    }
  }, [isUnfolded])
  const change = () => {
    focusSummary() // the form below the unfolded summary takes no keys
    setUnfolded(true)
    setEditing(true)
  }
  return { isUnfolded, setUnfolded, isEditing, setEditing, change }
}

/** The line that unfolds it. It is in sight, and the page stays where it is, unless the window is so low that its bar does not stay. */
function focusSummary(): void {
  const line = document.querySelector<HTMLElement>('.submit-bar > .unfold > button')
  const bar = line?.closest('.submit-bar')
  line?.focus({ preventScroll: bar ? getComputedStyle(bar).position === 'sticky' : false })
}

/** Whether the summary stands open beside the form: what changes its sums belongs there then, else to the end of the form. */
export function useWide(): boolean {
  return useMatches(WIDE)
}
