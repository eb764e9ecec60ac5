import { useEffect, useEffectEvent, useState } from 'react'
import { playChime, wakeChime } from '../../../kit/sound/chime.ts'
import { onDevice } from '../../../kit/storage.ts'

const KEY = 'ready-bell'

/** The bell for new numbers, kept for this screen. Browsers let it sound after a tap, so any tap wakes it. */
export function useBell() {
  const [isWanted, setWanted] = useState(() => onDevice.getItem(KEY) === 'on')
  const [isAwake, setAwake] = useState(false)
  const wake = useEffectEvent(() => void wakeChime().then(setAwake))
  useEffect(() => {
    if (!isWanted) return
    wake()
    const listen = () => wake()
    addEventListener('pointerdown', listen)
    addEventListener('keydown', listen)
    return () => {
      removeEventListener('pointerdown', listen)
      removeEventListener('keydown', listen)
    }
  }, [isWanted])
  return {
    isWanted,
    needsTap: isWanted && !isAwake,
    ring: () => {
      if (isWanted) playChime()
    },
    setWanted: (next: boolean) => {
      onDevice.setItem(KEY, next ? 'on' : 'off')
      setWanted(next)
    },
  }
}
