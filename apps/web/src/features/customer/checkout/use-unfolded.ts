import { useEffect, useState } from 'react'
import { useMatches } from '../../../kit/use-matches.ts'

const WIDE = matchMedia('(width >= 64rem)')

/** Whether the summary lies over the form, which takes no press meanwhile. On a screen that grows it goes beside it, and the form is free. */
export function useUnfolded() {
  const [isUnfolded, setUnfolded] = useState(false)
  const isWide = useWide()
  // biome-ignore lint/correctness/useExhaustiveDependencies: either way it is folded
  useEffect(() => setUnfolded(false), [isWide])
  return [isUnfolded, setUnfolded] as const
}

/** Whether the summary stands open beside the form: what changes its sums belongs there then, else to the end of the form. */
export function useWide(): boolean {
  return useMatches(WIDE)
}
