import { expect, test } from 'vitest'
import { nextRoom, type Room } from './room.ts'

test('tickets change their width once when they become more or fewer, and not with each that comes and goes', () => {
  let room: Room = 'much'
  const seen = [6, 7, 6, 5, 4, 5, 6, 7, 9, 10, 9, 8, 7, 8, 10].map((tickets) => {
    room = nextRoom(room, tickets)
    return room
  })
  expect(seen).toEqual([
    ...['much', 'some', 'some', 'some', 'much', 'much', 'much'],
    ...['some', 'some', 'none', 'none', 'none', 'some', 'some', 'none'],
  ])
})
