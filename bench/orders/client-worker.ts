import { randomInt, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Ask, Clients, Sent } from './clients.ts'

// Plain sockets, as in load-worker.ts: the clients share the machine with what they measure.
const { origins, asks, clients, seconds } = workerData as Clients
const sent = asks.map(() => ({ latencies: [] as number[], refused: 0, why: '', turn: 0 }))
/** Whose turn it is: a kind that is a tenth comes every tenth time. */
const due = asks.map(() => 0)
const start = performance.now()
const end = start + seconds * 1000

await Promise.all(Array.from({ length: clients }, (_, n) => askUntilTheEnd(origins[n % origins.length] ?? '')))
const result: Sent = {
  seconds: (performance.now() - start) / 1000,
  asks: sent.map(({ latencies, refused, why }) => ({ latencies, refused, why })),
}
parentPort?.postMessage(result)

function askUntilTheEnd(origin: string): Promise<void> {
  const target = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: target.hostname, port: Number(target.port), noDelay: true })
    let isOver = false
    const next = () => {
      const kind = nextKind()
      const request = performance.now() < end ? requestOf(kind, target.host) : undefined
      if (request === undefined) {
        isOver = true
        return void socket.end()
      }
      return exchange(socket, request, (answer, ms) => {
        note(kind, answer, ms)
        next()
      })
    }
    socket.on('connect', next)
    socket.on('error', reject)
    socket.on('close', () => (isOver ? resolve() : reject(new Error(`${origin}: the server closed the connection`))))
  })
}

function nextKind(): number {
  for (const [n, { share }] of asks.entries()) due[n] = (due[n] ?? 0) + share
  const kind = due.indexOf(Math.max(...due))
  due[kind] = (due[kind] ?? 0) - asks.reduce((sum, { share }) => sum + share, 0)
  return kind
}

/** Undefined: everything was sent. */
function requestOf(kind: number, host: string): string | undefined {
  const ask = asks[kind] as Ask // nextKind() found it there
  const turn = (sent[kind] as (typeof sent)[number]).turn++
  if (ask.isOnce && turn >= (ask.bodies?.length ?? 0)) return undefined
  const { headers = {} } = ask.people[turn % ask.people.length] ?? {}
  const body = ask.bodies?.[turn % ask.bodies.length]
    ?.replaceAll('{uuid}', () => randomUUID())
    .replaceAll('{phone}', aPhone)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (body === undefined) return [`GET ${ask.path} HTTP/1.1`, `host: ${host}`, ...lines, '\r\n'].join('\r\n')
  lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  lines.push(`idempotency-key: ${randomUUID()}`)
  return [`POST ${ask.path} HTTP/1.1`, `host: ${host}`, ...lines, '', body].join('\r\n')
}

/** Of anywhere in Nova Scotia. */
function aPhone(): string {
  return `(902) ${randomInt(200, 1000)}-${String(randomInt(10_000)).padStart(4, '0')}`
}

function exchange(socket: Socket, request: string, done: (answer: Buffer, ms: number) => void) {
  const asked = performance.now()
  let answer: Buffer = Buffer.alloc(0)
  const hear = (chunk: Buffer) => {
    answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk])
    if (!isComplete(answer)) return
    socket.off('data', hear)
    done(answer, performance.now() - asked)
  }
  socket.on('data', hear)
  socket.write(request)
}

function note(kind: number, answer: Buffer, ms: number) {
  const own = sent[kind] as (typeof sent)[number] // there is one for each kind
  if (answer[9] === 0x32) return void own.latencies.push(ms) // "HTTP/1.1 2.."
  own.refused += 1
  own.why ||= answer.toString('utf8').split('\r\n\r\n')[1]?.slice(0, 300) ?? ''
}

function isComplete(answer: Buffer): boolean {
  const headEnd = answer.indexOf('\r\n\r\n')
  if (headEnd < 0) return false
  const length = /\r\ncontent-length: *(\d+)/i.exec(answer.toString('latin1', 0, headEnd))?.[1]
  if (length !== undefined) return answer.length >= headEnd + 4 + Number(length)
  return answer.toString('latin1', answer.length - 5) === '0\r\n\r\n'
}
