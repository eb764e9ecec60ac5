import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNameServer } from '../testing/name-server.ts'
import { mayReach, sendToPrinter } from './reach-printer.ts'

// Somebody inside, who hears of every connection.
let visits = 0
const inside = createServer((socket) => {
  visits += 1
  socket.destroy()
})
let port = 0
beforeAll(async () => {
  inside.listen(0, '127.0.0.1')
  await once(inside, 'listening')
  const address = inside.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => inside.close())

// Names that resolve, numbers in other spellings, and IPv4 in the clothes of IPv6.
it.each([
  'localhost',
  '127.0.0.1',
  '127.1',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '2130706433',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
])('%s leads into this machine and is not called (printing 11)', async (host) => {
  expect(await sendToPrinter(`${host}:${port}`, Buffer.from('ticket'), false)).toEqual({
    ok: false,
    // Some systems do not take every spelling for an address.
    problem: expect.stringMatching(/^This server may not reach|is not known$/),
    isInDoubt: false,
  })
  expect(visits).toBe(0)
})

it.each([
  ['169.254.169.254', false, false],
  ['::ffff:169.254.169.254', false, false],
  ['64:ff9b::a9fe:a9fe', false, false],
  ['2002:7f00:1::', false, false],
  ['fe80::1', false, false],
  ['10.0.0.8', false, true],
  ['::ffff:10.0.0.8', false, true],
  ['192.168.1.50', false, true],
  ['fd00::50', false, true],
  ['203.0.113.7', true, true],
  ['2001:db8::7', true, true],
  ['not an address', false, false],
])('%s may be reached: %s, and where the owner allows the local network: %s', (ip, everywhere, locally) => {
  expect([mayReach(ip, false), mayReach(ip, true)]).toEqual([everywhere, locally])
})

it('a name that leads nowhere is said to', async () => {
  expect(await sendToPrinter('printer.invalid:9100', Buffer.from('ticket'), true)).toEqual({
    ok: false,
    problem: 'The address printer.invalid is not known',
    isInDoubt: false,
  })
})

it('a name that leads elsewhere after it was looked at is called where it was looked at (printing 11)', async () => {
  // Both are this machine, at addresses of their own; a public one cannot be had in a test.
  const [first, second] = ['127.0.0.2', '127.0.0.1']
  const there = createServer((socket) => socket.once('data', () => socket.end(Buffer.from([0]))))
  there.listen(port, first)
  await once(there, 'listening')
  const names = await openNameServer([first, second])
  const visitsBefore = visits
  expect(await sendToPrinter(`rebound.example:${port}`, Buffer.from('ticket'), true, names.resolve)).toEqual({
    ok: true,
  })
  expect([names.asked(), visits]).toEqual([1, visitsBefore])
  expect((await names.resolve('rebound.example')).address).toBe(second)
  names.close()
  there.close()
})

it('a name whose first answer is inside is not called, whatever it answers next (printing 11)', async () => {
  const names = await openNameServer(['127.0.0.1', '203.0.113.7'])
  const refused = await sendToPrinter(`rebound.example:${port}`, Buffer.from('ticket'), false, names.resolve)
  expect(refused).toMatchObject({ ok: false, problem: expect.stringMatching(/^This server may not reach/) })
  expect([names.asked(), visits]).toEqual([1, 0])
  names.close()
})

it.each<[string, (socket: Socket) => void, object]>([
  [
    'says that it has no paper',
    (socket) => socket.write(Buffer.of(0x0c)),
    { problem: 'The printer has no paper', isInDoubt: false },
  ],
  ['breaks off', (socket) => socket.resetAndDestroy(), { isInDoubt: true }],
])('whether a paper may have come out of a printer that %s (printing 6)', async (_, answer, expected) => {
  const there = createServer((socket) => socket.on('error', () => undefined).once('data', () => answer(socket)))
  there.listen(0, '127.0.0.1')
  await once(there, 'listening')
  const at = there.address()
  const open = typeof at === 'object' && at !== null ? at.port : 0
  // More than a network holds on its way: the printer breaks off before it has all.
  expect(await sendToPrinter(`127.0.0.1:${open}`, Buffer.alloc(64 * 1024 * 1024), true)).toMatchObject({
    ok: false,
    ...expected,
  })
  there.close()
  const refused = await sendToPrinter(`127.0.0.1:${open}`, Buffer.from('ticket'), true)
  expect(refused).toMatchObject({ ok: false, isInDoubt: false })
})
