import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const app = useTestApp()
let strict: TestApp
let small: TestApp
const open: ClientRequest[] = []

beforeAll(async () => {
  strict = await openTestApp({ LIMITS_FACTOR: '1' }, app().database)
  // Room for 100 connections: 75 streams, 50 of strangers.
  small = await openTestApp({ MAX_CONNECTIONS: '100' }, app().database)
})
afterEach(() => {
  for (const request of open.splice(0)) request.destroy()
})
afterAll(async () => {
  await strict.stop()
  await small.stop()
})

type StreamAnswer = { status: number; retryAfter: string | undefined; ended: Promise<void> }

function stream(at: TestApp, from: string, cookie = ''): Promise<StreamAnswer> {
  return new Promise((resolve, reject) => {
    const headers = cookie ? { cookie } : {}
    const request = get(
      `${at.url}/api/live`,
      { localAddress: from, agent: false, headers },
      (answer: IncomingMessage) => {
        const ended = new Promise<void>((done) => answer.on('close', done))
        answer.resume()
        answer.on('error', () => undefined)
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], ended })
      },
    )
    request.on('error', reject)
    open.push(request)
  })
}
const streams = (count: number, at: TestApp, from: (n: number) => string, cookie?: string) =>
  Promise.all(Array.from({ length: count }, (_, n) => stream(at, from(n), cookie)))
const statusesOf = (opened: readonly StreamAnswer[], status: number) =>
  opened.filter((one) => one.status === status).length

describe('open streams of strangers', () => {
  it('are at most fifty from one address; the next is told when to come again', async () => {
    const opened = await streams(60, strict, () => '127.0.0.2')
    expect(statusesOf(opened, 200)).toBe(50)
    expect(opened.find(({ status }) => status === 503)?.retryAfter).toBe('30')
    expect((await stream(strict, '127.0.0.3')).status).toBe(200)
  })

  it('make room for the next when they end', async () => {
    await streams(50, strict, () => '127.0.0.2')
    expect((await stream(strict, '127.0.0.2')).status).toBe(503)
    open.shift()?.destroy()
    for (let tries = 0; tries < 100 && (await stream(strict, '127.0.0.2')).status !== 200; tries++);
    expect((await stream(strict, '127.0.0.2')).status).toBe(503)
  })

  it('that were given up while they were being opened keep no place', async () => {
    const customer = await strict.signUp()
    const abandoned = Array.from({ length: 60 }, (_, n) => {
      const headers = n % 2 === 0 ? { cookie: customer.cookie } : {}
      return get(`${strict.url}/api/live`, { localAddress: '127.0.0.4', agent: false, headers })
    })
    const gone = abandoned.map((request) => {
      request.on('error', () => undefined)
      request.on('socket', (socket) => socket.on('connect', () => setImmediate(() => request.destroy())))
      return new Promise((done) => request.on('close', done))
    })
    await Promise.all(gone)
    const admin = await strict.admin()
    const figures = async () => JSON.stringify((await admin.get('/healthCheckAdvanced')).body)
    expect(await until(figures, (text) => text.includes('"streams":0'))).toContain('"streams":0')
  })

  it('leave room for visitors, customers and staff, two thousand of them too', async () => {
    const opened = await streams(2500, strict, (n) => `127.0.1.${1 + (n % 50)}`)
    expect(statusesOf(opened, 200)).toBe(2500)
    expect((await fetch(`${strict.url}/api/ping`)).status).toBe(200)
    expect((await (await strict.guest()).get('/getActiveLocations')).status).toBe(200)
  })

  it('have half of the room, and staff take their places when all is full', async () => {
    const strangers = await streams(70, small, (n) => `127.0.2.${1 + n}`)
    expect(statusesOf(strangers, 200)).toBe(50)
    expect((await fetch(`${small.url}/api/ping`, { headers: { connection: 'close' } })).status).toBe(200)
    const admin = await small.admin()
    const customer = await small.signUp()
    const theirs = await streams(25, small, () => '127.0.3.1', customer.cookie)
    expect(statusesOf(theirs, 200)).toBe(25)
    expect((await stream(small, '127.0.3.2', admin.cookie)).status).toBe(200)
    await strangers.find(({ status }) => status === 200)?.ended
  })
})
