import { useEffect, useState } from 'react'
import { useOnline } from '../use-online.ts'

/**
 * Since when this screen hears nothing; null while it hears. A device that goes offline knows it at once, long before the line
 * that `useLineLost` watches is sure. One that came up offline cannot tell: then only the list itself knows how old it is.
 */
export function useLostSince(lostAt: Date | null): Date | null {
  const isOnline = useOnline()
  const [hasBeenOnline, setBeenOnline] = useState(isOnline)
  const [offlineAt, setOfflineAt] = useState<Date | null>(null)
  if (isOnline && !hasBeenOnline) setBeenOnline(true)
  useEffect(() => {
    setOfflineAt(isOnline ? null : hasBeenOnline ? new Date() : new Date(0))
  }, [isOnline, hasBeenOnline])
  if (!lostAt || !offlineAt) return lostAt ?? offlineAt
  return lostAt < offlineAt ? lostAt : offlineAt
}
