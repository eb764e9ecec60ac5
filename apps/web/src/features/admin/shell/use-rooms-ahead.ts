import { useEffect } from 'react'
import type { AdminSection } from './section.ts'

/** By then the room that was asked for is there. */
const AFTER_MS = 5_000

/** Fetches the scripts of the other rooms, one after the other: a room can then be opened where the connection is gone. */
export function useRoomsAhead(rooms: readonly AdminSection[]): void {
  const names = rooms.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is a new one at each drawing; what is in it counts
  useEffect(() => {
    let isLeft = false
    const fetchAll = async () => {
      for (const { preload } of rooms) if (!isLeft) await preload?.().catch(() => undefined)
    }
    const timer = setTimeout(() => void fetchAll(), AFTER_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [names])
}
