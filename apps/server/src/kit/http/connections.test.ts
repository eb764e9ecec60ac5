import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { capacityFor } from './connections.ts'

const app = useTestApp()
let strict: TestApp
let small: TestApp
const open: Socket[] = []

beforeAll(async () => {
  strict = await openTestApp({ LIMITS_FACTOR: '1', MAX_CONNECTIONS: '1000' }, app().database)
  small = await openTestApp({ MAX_CONNECTIONS: '100' }, app().database)
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(async () => {
  await strict.stop()
  await small.stop()
})

type Line = { socket: Socket; answered: Promise<string>; closed: Promise<void> }

/** A connection that asks once, and then is kept open without a word. */
function line(at: TestApp, from: string): Line {
  const { hostname, port } = new URL(at.url)
  const socket = connect({ port: Number(port), host: hostname, localAddress: from })
  socket.write('GET /api/ping HTTP/1.1\r\nhost: x\r\n\r\n')
  socket.on('error', () => undefined)
  open.push(socket)
  const closed = new Promise<void>((done) => socket.on('close', () => done()))
  const answered = new Promise<string>((done) => {
    socket.once('data', (text) => done(String(text).slice(0, 12)))
    socket.on('close', () => done('closed'))
  })
  return { socket, answered, closed }
}
const lines = (count: number, at: TestApp, from: (n: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, n) => line(at, from(n)).answered))

describe('connections', () => {
  it('of one address are a part of all, and its neighbours still get in', async () => {
    const answers = await lines(300, strict, () => '127.0.0.2')
    expect(answers.filter((answer) => answer === 'HTTP/1.1 200')).toHaveLength(200)
    expect(answers.filter((answer) => answer === 'closed')).toHaveLength(100)
    expect(await line(strict, '127.0.0.3').answered).toBe('HTTP/1.1 200')
  })

  it('that only wait are given up when it becomes tight, so that visitors get in', async () => {
    for (let n = 0; n < 150; n++) expect(await line(small, `127.0.1.${1 + n}`).answered).toBe('HTTP/1.1 200')
  })

  it('come and go without being counted twice', async () => {
    for (let round = 0; round < 4; round++) {
      const held = Array.from({ length: 80 }, () => line(small, '127.0.0.4'))
      expect(new Set(await Promise.all(held.map(({ answered }) => answered)))).toEqual(new Set(['HTTP/1.1 200']))
      for (const { socket } of held) socket.end()
      await Promise.all(held.map(({ closed }) => closed))
    }
  })
})

describe('the room for connections', () => {
  it('follows from what the system allows, and leaves some for our own files', () => {
    const { connections, streams, strangersStreams, perAddress } = capacityFor(undefined, 1)
    expect(connections).toBeGreaterThan(0)
    expect(streams).toBeLessThan(connections)
    expect(strangersStreams).toBeLessThan(streams)
    expect(perAddress).toBeLessThan(connections)
  })

  it.each([
    [100, 1, { connections: 100, perAddress: 100, streams: 75, strangersStreams: 50, strangersStreamsPerAddress: 50 }],
    [
      10_000,
      1,
      { connections: 10_000, perAddress: 1000, streams: 7500, strangersStreams: 5000, strangersStreamsPerAddress: 50 },
    ],
    [
      10_000,
      3,
      { connections: 10_000, perAddress: 3000, streams: 7500, strangersStreams: 5000, strangersStreamsPerAddress: 150 },
    ],
    [
      10_000,
      1000,
      {
        connections: 10_000,
        perAddress: 10_000,
        streams: 7500,
        strangersStreams: 5000,
        strangersStreamsPerAddress: 50_000,
      },
    ],
    [
      10_000,
      0.001,
      { connections: 10_000, perAddress: 1, streams: 7500, strangersStreams: 5000, strangersStreamsPerAddress: 1 },
    ],
  ])('of %i connections with the factor %f', (setting, factor, expected) =>
    expect(capacityFor(setting, factor)).toEqual(expected),
  )
})
