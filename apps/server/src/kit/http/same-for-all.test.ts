import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getLocationMenu } from '@sizzle/contract/menu.ts'
import { expect, it } from 'vitest'
import { menuOffice } from '../../testing/menu-office.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({}, undefined, true)
const office = menuOffice(app)

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${app().url}/api/${path}`, { headers }, resolve).on('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }
}
const MENU = 'getLocationMenu?locationId=truro'

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, 'identity', (bytes: Buffer) => bytes],
])('a menu travels as %s to who takes %s', async (encoding, accepted, unpack) => {
  const { status, headers, bytes } = await ask(MENU, { 'accept-encoding': accepted })
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding'])
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-length': `${bytes.length}` })
  const menu = getLocationMenu.output.parse(JSON.parse(unpack(bytes).toString()))
  expect(menu.items.length).toBeGreaterThan(60)
})

it('whoever asks after a price was saved is given the new one, however many ask at once', async () => {
  const dish = await office.aNew()
  for (const price of [21.5, 22.5, 23.5]) {
    const crowd = Array.from({ length: 30 }, () => ask(MENU))
    const now = await office.item(dish.id)
    const saved = await office.post('/updateMenuItem', {
      id: dish.id,
      expectedVersion: now?.version,
      updates: { price },
    })
    expect(saved.status).toBe(200)
    const after = await Promise.all(Array.from({ length: 30 }, () => ask(MENU)))
    for (const { bytes } of after)
      expect(bytes.toString()).toMatch(new RegExp(`"id":"${dish.id}"[^}]*"price":${price}`))
    await Promise.all(crowd)
  }
})

it('each answer has a number of its own, and a refusal says that of its request', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(n % 2 ? MENU : 'getLocationMenu?locationId=nowhere')),
  )
  expect(new Set(replies.map(({ headers }) => headers['x-request-id'])).size).toBe(20)
  for (const { status, headers, bytes } of replies) {
    if (status !== 200) expect(JSON.parse(bytes.toString())).toMatchObject({ requestId: headers['x-request-id'] })
  }
})
