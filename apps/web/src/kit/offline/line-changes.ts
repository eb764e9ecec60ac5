import { isLineDead, isOnline } from './line.ts'

/** Told of each change, in either direction. */
export function followLine(listener: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, listener)
  const forget = isLineDead.subscribe(listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
    forget()
  }
}

export function onLineBack(listener: () => void): () => void {
  return followLine(() => {
    if (isOnline()) listener()
  })
}

export function onLineLost(listener: () => void): () => void {
  return followLine(() => {
    if (!isOnline()) listener()
  })
}
