import { useState } from 'react'

type Open = 'pending' | 'preparing' | 'ready'
export type Lengths = Readonly<Record<Open, number>>

/** A column has to be this much longer than the wide one before it takes its place: the board stays where it is. */
const LEAD = 4
const OPEN = ['preparing', 'pending', 'ready'] as const

/** The column with room for two cards side by side: what is being made, unless more waits elsewhere. */
export function wideColumn(now: Open, lengths: Lengths): Open {
  const longest = OPEN.reduce((one, other) => (lengths[other] > lengths[one] ? other : one))
  if (lengths[longest] >= lengths[now] + LEAD) return longest
  // What is being made has its place back as soon as nothing speaks against it.
  return lengths.preparing >= lengths[now] ? 'preparing' : now
}

export function useWideColumn(lengths: Lengths): Open {
  const [wide, setWide] = useState<Open>('preparing')
  const next = wideColumn(wide, lengths)
  if (next !== wide) setWide(next)
  return next
}
