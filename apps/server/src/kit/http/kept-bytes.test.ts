import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getLocationMenu } from '@sizzle/contract/menu.ts'
import { expect, it, onTestFinished } from 'vitest'
import { openLog } from '../log.ts'
import { openKeptAnswers } from './kept-answers.ts'
import { bucketPerAddress } from './limits.ts'

/** What the operations answer stands in `shown`; `version` is what the database says of it. */
async function aServer() {
  const state = { shown: 'old', version: '1', isDown: false }
  const waiting: (() => void)[] = []
  const answered: string[] = []
  let isHeld = false
  const kept = openKeptAnswers({
    routes: [getLocationMenu],
    versionOf: () => (state.isDown ? Promise.reject(new Error('away')) : Promise.resolve(state.version)),
    limiter: bucketPerAddress({ perMinute: 60_000, burst: 60_000 }),
    limit: 60_000,
    addressOf: () => '127.0.0.1',
    headers: {},
    metrics: { answered: () => undefined },
    log: openLog('silent'),
    now: () => new Date('2026-11-22T12:00:00Z'),
  })
  async function operate(request: IncomingMessage, response: ServerResponse) {
    const read = state.shown
    answered.push(read)
    if (isHeld) await new Promise<void>((go) => waiting.push(go))
    kept.keep(request, { status: 200, body: { read } }, new Date('2026-11-22T12:00:00Z'))
    response.end(JSON.stringify({ read }))
  }
  const server = createServer((request, response) => {
    const next = () => void operate(request, response)
    if (!kept.answer(request, response, next)) next()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    state,
    answered,
    hold: (held: boolean) => {
      isHeld = held
    },
    waiting,
    ask: async (question = 'locationId=truro') => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/getLocationMenu?${question}`)
      return ((await answer.json()) as { read: string }).read
    },
  }
}

it('the operation runs once for each version', async () => {
  const { ask, state, answered } = await aServer()
  expect([await ask(), await ask(), await ask()]).toEqual(['old', 'old', 'old'])
  expect(answered).toEqual(['old'])
  Object.assign(state, { shown: 'new', version: '2' })
  expect([await ask(), await ask()]).toEqual(['new', 'new'])
  expect(answered).toEqual(['old', 'new'])
})

it('what was read before a change is not kept, however late it is answered', async () => {
  const { ask, state, hold, waiting } = await aServer()
  hold(true)
  const first = ask()
  await expect.poll(() => waiting.length).toBe(1)
  Object.assign(state, { shown: 'new', version: '2' })
  hold(false)
  expect(await ask()).toBe('new')
  waiting.shift()?.()
  expect(await first).toBe('old')
  expect([await ask(), await ask()]).toEqual(['new', 'new'])
})

it('while the database cannot say whether an answer is old, the operation is asked', async () => {
  const { ask, state, answered } = await aServer()
  await ask()
  state.isDown = true
  await ask()
  expect(answered).toEqual(['old', 'old'])
  state.isDown = false
  await ask()
  expect(answered).toHaveLength(2)
})

it('questions of any length are answered, and the longest are not kept', async () => {
  const { ask, answered } = await aServer()
  const long = `locationId=truro&more=${'x'.repeat(200)}`
  await ask(long)
  await ask(long)
  expect(answered).toHaveLength(2)
})

it('what is kept has an end: the oldest goes first', async () => {
  const { ask, state, answered } = await aServer()
  state.shown = 'x'.repeat(6 * 1024 * 1024)
  for (const n of [1, 2, 3]) await ask(`locationId=kitchen-${n}`)
  await ask('locationId=kitchen-3')
  expect(answered).toHaveLength(3)
  await ask('locationId=kitchen-1')
  expect(answered).toHaveLength(4)
})
