import { useMemo } from 'react'
import { useLocation } from '../router/router.tsx'

/** What the address asks for, behind its question mark. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
