import { useEffect, useState } from 'react'

/** Whether the summary lies over the form, which takes no press meanwhile. On a screen that grows it goes beside it, and the form is free. */
export function useUnfolded() {
  const [isUnfolded, setUnfolded] = useState(false)
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)')
    const fold = () => setUnfolded(false)
    wide.addEventListener('change', fold)
    return () => wide.removeEventListener('change', fold)
  }, [])
  return [isUnfolded, setUnfolded] as const
}
