import { useEffect, useState, useSyncExternalStore } from 'react'

const WIDE = matchMedia('(width >= 64rem)')

/** Whether the summary lies over the form, which takes no press meanwhile. On a screen that grows it goes beside it, and the form is free. */
export function useUnfolded() {
  const [isUnfolded, setUnfolded] = useState(false)
  useEffect(() => listen(() => setUnfolded(false)), [])
  return [isUnfolded, setUnfolded] as const
}

/** Whether the summary stands open beside the form: what changes its sums belongs there then, else to the end of the form. */
export function useWide(): boolean {
  return useSyncExternalStore(listen, () => WIDE.matches)
}

function listen(onChange: () => void): () => void {
  WIDE.addEventListener('change', onChange)
  return () => WIDE.removeEventListener('change', onChange)
}
