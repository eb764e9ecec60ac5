import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openTestApp, useTestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { addressReader } from './address.ts'
import { depthOf } from './receive.ts'

const app = useTestApp()

/** Writes raw bytes and gives back what came until the other side closed, and after how long. */
function raw(text: string, url = app().url): Promise<{ answer: string; seconds: number }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const started = performance.now()
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve({ answer, seconds: (performance.now() - started) / 1000 }))
    socket.on('error', reject)
  })
}

/** One request on a kept-alive connection: its headers, or the code of what went wrong. */
function ask(url: string, agent: Agent): Promise<IncomingHttpHeaders | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.headers))
      response.on('error', () => resolve('broken answer'))
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}

describe('the server', () => {
  it('cuts a client whose headers do not come', async () => {
    const { answer, seconds } = await raw('POST /api/createCustomerOrderCash HTTP/1.1\r\nhost: x\r\n')
    expect(answer).toContain('408')
    expect(answer).toContain('"code":"request_timeout"')
    expect(seconds).toBeLessThan(8)
  })

  it('cuts a client whose body does not come (offline 17)', async () => {
    const { answer, seconds } = await raw(
      'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d|^$/)
    expect(seconds).toBeLessThan(8)
  })

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', '"code":"malformed_request"'],
    [
      'headers of 20 KB',
      `GET /api/ping HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
      '"code":"headers_too_large"',
    ],
    [
      'two lengths',
      'POST /api/ping HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
      '"code":"malformed_request"',
    ],
  ])('answers %s in the contract’s error shape', async (_, text, expected) => {
    expect((await raw(text)).answer).toContain(expected)
  })

  it('lets the running request finish when it drains, and takes no new one', async () => {
    const second = await openTestApp({}, app().database)
    const slow = await app().database.pool.connect()
    await slow.query('begin; lock table locations in access exclusive mode')
    const running = fetch(`${second.url}/api/getActiveLocations`)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await slow.query(waiting)).rowCount).toBeGreaterThan(0)
    const stopped = second.stop()
    const ping = () =>
      fetch(`${second.url}/api/ping`).then(
        () => 'answered',
        () => 'refused',
      )
    await expect.poll(ping).toBe('refused')
    await slow.query('rollback')
    slow.release()
    expect((await running).status).toBe(200)
    await stopped
  })

  it('breaks no request of a busy client when it drains', async () => {
    const second = await openTestApp({}, app().database)
    const agent = new Agent({ keepAlive: true, maxSockets: 12 })
    const seen = { answered: 0, lastWords: 0, refused: 0, broken: [] as string[] }
    const load = Array.from({ length: 12 }, async () => {
      for (;;) {
        const outcome = await ask(`${second.url}/api/getActiveLocations`, agent)
        if (outcome === 'ECONNREFUSED') return void seen.refused++
        if (typeof outcome === 'string') return void seen.broken.push(outcome)
        seen.answered++
        if (outcome.connection === 'close') seen.lastWords++
      }
    })
    await until(
      () => Promise.resolve(seen.answered),
      (answered) => answered > 200,
    )
    await second.stop()
    await Promise.all(load)
    agent.destroy()
    expect(seen).toMatchObject({ refused: 12, lastWords: 12, broken: [] })
  })

  it('never believes the Host header', async () => {
    const { answer } = await raw('GET /api/openapi.json HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n')
    expect(answer).not.toContain('evil.example')
  })
})

describe('the depth of JSON', () => {
  it.each([
    ['1', 0],
    ['{}', 1],
    ['[[[]]]', 3],
    ['"[[["', 0],
    ['{"a":"\\"{[","b":[{}]}', 3],
  ])('%s is %i', (json, depth) => {
    expect(depthOf(json)).toBe(depth)
  })
})

describe('the caller’s address', () => {
  it.each([
    [[], '10.0.0.9', '203.0.113.7', '10.0.0.9'],
    [['10.0.0.0/8'], '10.0.0.9', '203.0.113.7', '203.0.113.7'],
    [['10.0.0.0/8'], '10.0.0.9', '198.51.100.1, 203.0.113.7, 10.1.1.1', '203.0.113.7'],
    [['10.0.0.0/8'], '192.0.2.1', '203.0.113.7', '192.0.2.1'],
    [['10.0.0.9'], '::ffff:10.0.0.9', 'nonsense', '10.0.0.9'],
    [['::1'], '::1', '2001:db8::5', '2001:db8::5'],
  ])('behind %j, socket %s and forwarded "%s" it is %s', (trusted, socket, forwarded, expected) => {
    expect(addressReader(trusted)(socket, forwarded)).toBe(expected)
  })
})
