import { expect, it } from 'vitest'
import { createEventReader, type ServerEvent } from './read-events.ts'

function read(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const push = createEventReader((event) => events.push(event))
  for (const piece of pieces) push(piece)
  return events
}

const CHANGE = { event: 'change', data: '{"a":1}', id: '7' }

it('reads an event with its id and data', () => {
  expect(read('id: 7\nevent: change\ndata: {"a":1}\n\n')).toEqual([CHANGE])
})

it('reads the same however the line is cut into pieces, with any line ends', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = `id: 7\nevent: change\ndata: {"a":1}\n\n:x\n`.replaceAll('\n', end)
    expect(read(...Array.from(text))).toEqual([CHANGE])
    for (let cut = 1; cut < text.length; cut += 1) expect(read(text.slice(0, cut), text.slice(cut))).toEqual([CHANGE])
  }
})

it('passes over comments and keeps an unfinished event back', () => {
  expect(read(': still here\n\n', 'event: change\ndata: half')).toEqual([])
})

it('joins several data lines', () => {
  expect(read('data: one\ndata: two\n\n')).toEqual([{ event: 'message', data: 'one\ntwo', id: undefined }])
})
