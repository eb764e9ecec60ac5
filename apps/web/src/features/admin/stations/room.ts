import { useState } from 'react'

/** How few tickets there are. */
export type Room = 'much' | 'some' | 'none'

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

/** Less room at once, and more of it only when so many have left that two could come. */
export function nextRoom(room: Room, tickets: number): Room {
  const least = roomFor(tickets + LEAD)
  const most = roomFor(tickets)
  if (LESS.indexOf(room) < LESS.indexOf(most)) return most
  return LESS.indexOf(room) > LESS.indexOf(least) ? least : room
}

export function useRoom(tickets: number): Room {
  const [room, setRoom] = useState(() => roomFor(tickets))
  const next = nextRoom(room, tickets)
  if (next !== room) setRoom(next)
  return next
}
