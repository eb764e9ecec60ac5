import { useEffect, useState } from 'react'
import { everyMinute } from '../../../kit/every-minute.ts'

/** The time, a minute fresh. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => everyMinute(() => setNow(new Date())), [])
  return now
}
