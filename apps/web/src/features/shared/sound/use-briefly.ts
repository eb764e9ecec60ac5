import { useCallback, useEffect, useRef, useState } from 'react'

/** A word that is said and goes away by itself. */
export function useBriefly(): [string, (text: string, milliseconds: number) => void] {
  const [said, setSaid] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = useCallback((text: string, milliseconds: number) => {
    clearTimeout(timer.current)
    setSaid(text)
    timer.current = setTimeout(() => setSaid(''), milliseconds)
  }, [])
  return [said, say]
}
