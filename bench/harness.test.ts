import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fetchBytes, startBareServer } from './bare-server.ts'
import { compareHttp, comparisonTable } from './compare.ts'
import { residentMemory, timeToFirstAnswer } from './start.ts'

const QUICK = { rounds: 1, seconds: 0.2, connections: 4 }

async function bareServer(body: string) {
  const server = await startBareServer({ body: Buffer.from(body), headers: { 'content-type': 'text/plain' } })
  onTestFinished(server.stop)
  return server
}

function scriptOf(code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'server.mjs'), code)
  return [process.execPath, join(folder, 'server.mjs')]
}

test('the bare server answers the bytes that were fetched from the measured one', async () => {
  const measured = await bareServer('potatoes')
  const bytes = await fetchBytes(measured.url)
  expect(String(bytes.body)).toBe('potatoes')
  expect(bytes.headers).toEqual({ 'content-type': 'text/plain' })
})

test('two servers are compared by answers that really came', async () => {
  const [a, b] = [await bareServer('a'), await bareServer('b'.repeat(100_000))]
  const targets = [
    { name: 'small', url: a.url },
    { name: 'large', url: b.url },
  ] as const
  const result = await compareHttp(...targets, QUICK)
  expect(result.a.perSecond).toBeGreaterThan(0)
  expect(result.b.p99).toBeGreaterThanOrEqual(result.b.p50)
  expect(result.ratio).toBeCloseTo(result.b.perSecond / result.a.perSecond)
  expect([result.a.notOk, result.b.notOk]).toEqual([0, 0])
  expect(comparisonTable(...targets, result).split('\n')).toHaveLength(4)
})

test('refusals are counted apart', async () => {
  const server = await timeToFirstAnswer(
    scriptOf(`import { createServer } from 'node:http'
      createServer((q, r) => r.writeHead(q.url === '/ready' ? 200 : 503).end('no')).listen(0, '127.0.0.1', function () {
        console.log('listening on http://127.0.0.1:' + this.address().port)
      })`),
    '/ready',
  )
  onTestFinished(server.stop)
  const bare = await bareServer('yes')
  const result = await compareHttp({ name: 'bare', url: bare.url }, { name: 'full', url: `${server.origin}/` }, QUICK)
  expect(result.a.notOk).toBe(0)
  expect(result.b.notOk).toBeGreaterThan(0)
})

test('a start ends with the first good answer, not with the first answer', async () => {
  const server = await timeToFirstAnswer(
    scriptOf(`import { createServer } from 'node:http'
      const ready = performance.now() + 300
      createServer((q, r) => r.writeHead(performance.now() < ready ? 503 : 200).end()).listen(0, '127.0.0.1', function () {
        console.log('listening on http://127.0.0.1:' + this.address().port)
      })`),
    '/ping',
  )
  onTestFinished(server.stop)
  expect(server.milliseconds).toBeGreaterThan(300)
})

test('a server that ends before it listens is said to have ended', async () => {
  await expect(timeToFirstAnswer(scriptOf('process.exit(3)'), '/')).rejects.toThrow(/ended with 3|did not say/)
})

test('memory counts a process, and what it started as well', () => {
  const { own, withChildren } = residentMemory(process.pid)
  expect(own).toBeGreaterThan(10)
  expect(withChildren).toBeGreaterThan(0)
})
