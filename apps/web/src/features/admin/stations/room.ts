import { useState } from 'react'

/** How few tickets there are. */
type Room = 'much' | 'some' | 'none'

/** Two rows of three fit into every window of a desk, and three rows into one that is not low. */
const MOST = { much: 6, some: 9 } as const
const LESS = ['much', 'some', 'none'] as const
/** Tickets change their width once, and not with each that comes and goes. */
const LEAD = 2

/** Wider tickets while all of them stay in sight; the fewest are larger too, as they are read from far off. A tablet keeps its three. */
export const ROOM: Readonly<Record<Room, string>> = {
  much: '@min-[71.25rem]/tickets:grid-cols-[repeat(auto-fill,minmax(23.5rem,1fr))] @min-[71.25rem]/tickets:[--ticket-text:1.2]',
  some: '[@media(height>=50rem)]:@min-[71.25rem]/tickets:grid-cols-[repeat(auto-fill,minmax(23.5rem,1fr))]',
  none: '',
}

function roomFor(tickets: number): Room {
  return tickets <= MOST.much ? 'much' : tickets <= MOST.some ? 'some' : 'none'
}

export function useRoom(tickets: number): Room {
  const [room, setRoom] = useState(() => roomFor(tickets))
  const least = roomFor(tickets + LEAD)
  const most = roomFor(tickets)
  const next = LESS.indexOf(room) < LESS.indexOf(most) ? most : LESS.indexOf(room) > LESS.indexOf(least) ? least : room
  if (next !== room) setRoom(next)
  return next
}
