import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPolicyFetch } from '../calls/request-policy.ts'
import { isLineDead, isOnline } from './line.ts'
import { createLineJudge } from './line-judge.ts'

// A network that is there and leads nowhere, over HTTP: calls wait for ever, or break off at once.

let server: Server
let url: string
let asked: string[]
let answer: (response: ServerResponse) => void

const works = (response: ServerResponse) => response.end('{}')
const isSilent = () => undefined
const isCut = (response: ServerResponse) => void response.destroy()

beforeEach(async () => {
  asked = []
  answer = works
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  isLineDead.set(false)
  server.closeAllConnections()
  server.close()
})

/** The policy of a page, as page-policy.ts puts it together; all its waits are short. */
function aPage() {
  const judge = createLineJudge({
    ask: async (signal) => (await fetch(`${url}/ping`, { signal })).ok,
    deadAfterMs: 100,
    pauseMs: 5,
    deadPauseMs: 50,
  })
  const { heard, isAnybodyThere, life } = judge
  const line = { isDead: isLineDead.get, life, heard, kept: () => {}, doubt: () => void isAnybodyThere() }
  const call = createPolicyFetch({ fetch, random: () => 0, warn: () => undefined, line })
  const press = () => call(`${url}/press`, { method: 'POST', headers: { 'idempotency-key': 'one-press' } })
  return { judge, press }
}
const presses = () => asked.filter((path) => path === '/press').length

it('a server that says nothing to anything is no network, until it answers (offline 43)', async () => {
  const { judge } = aPage()
  answer = isSilent
  expect(await judge.isAnybodyThere()).toBe(false)
  expect(isOnline()).toBe(false)
  answer = works
  await expect.poll(isOnline).toBe(true)
})

it('a press that is under way ends with the line, and is not repeated', async () => {
  const { judge, press } = aPage()
  answer = isSilent
  const ended = press().catch((error: Error) => error.name)
  await expect.poll(presses).toBe(1)
  await judge.isAnybodyThere()
  expect(await ended).toBe('AbortError')
  expect(presses()).toBe(1)
})

it('a press that breaks off at once raises the question by itself', async () => {
  const { press } = aPage()
  answer = isCut
  await expect(press()).rejects.toThrow()
  expect(isOnline()).toBe(false)
})

it('a server that is slow with one thing and answers another is there', async () => {
  const { judge, press } = aPage()
  answer = isSilent
  const slow = press()
  await expect.poll(presses).toBe(1)
  answer = works
  expect(await judge.isAnybodyThere()).toBe(true)
  expect(isOnline()).toBe(true)
  server.closeAllConnections()
  expect((await slow).status).toBe(200)
})

it('the answer to any call brings the line back', async () => {
  const { judge, press } = aPage()
  answer = isSilent
  await judge.isAnybodyThere()
  expect(isOnline()).toBe(false)
  answer = works
  expect((await press()).status).toBe(200)
  expect(isOnline()).toBe(true)
})
