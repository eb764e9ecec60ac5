import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Load, LoadResult } from './load.ts'

// Keep-alive connections on plain sockets, one request at a time on each: an HTTP client of Node would spend more time
// on the answer than the server that is measured. It knows as much of HTTP as it needs to find where an answer ends.
const { url, headers, connections, seconds } = workerData as Load
const target = new URL(url)
const request = Buffer.from(
  [
    `GET ${target.pathname}${target.search} HTTP/1.1`,
    `host: ${target.host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n'),
)
const latencies: number[] = []
let notOk = 0
const start = performance.now()
const end = start + seconds * 1000

await Promise.all(Array.from({ length: connections }, askUntilTheEnd))

const result: LoadResult = { seconds: (performance.now() - start) / 1000, latencies, notOk }
parentPort?.postMessage(result)

function askUntilTheEnd(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: target.hostname, port: Number(target.port || 80), noDelay: true })
    let asked = 0
    let answer: Buffer = Buffer.alloc(0)
    function ask() {
      if (performance.now() >= end) return socket.end()
      asked = performance.now()
      return socket.write(request)
    }
    socket.on('connect', ask)
    socket.on('data', (chunk: Buffer) => {
      answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk])
      if (!isComplete(answer)) return
      latencies.push(performance.now() - asked)
      if (answer[9] !== 0x32) notOk += 1 // "HTTP/1.1 2.."
      answer = Buffer.alloc(0)
      ask()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      if (performance.now() < end) reject(new Error(`${url}: the server closed the connection`))
      else resolve()
    })
  })
}

function isComplete(answer: Buffer): boolean {
  const headEnd = answer.indexOf('\r\n\r\n')
  if (headEnd < 0) return false
  const head = answer.toString('latin1', 0, headEnd)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length !== undefined) return answer.length >= headEnd + 4 + Number(length)
  return answer.toString('latin1', answer.length - 5) === '0\r\n\r\n'
}
