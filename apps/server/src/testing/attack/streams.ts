import { readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { Attack } from './target.ts'

const WANTED = 10_000
const AT_ONCE = 200
const MOST_MB = 400
/** What a stream that only listens may cost the program. */
const MOST_KB = 20

/** Ten thousand streams that only listen, from many addresses: whoever has room gets one, and pages are answered as before. */
export const attackWithStreams: Attack = async ({ url, pid }) => {
  const findings: string[] = []
  const open: IncomingMessage[] = []
  const counts = { open: 0, refused: 0, cut: 0 }
  const before = await megabytesOf(pid())
  for (let n = 0; n < WANTED; n += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => listen(url, n + k, open, counts)))
  counts.open = open.filter(({ complete, destroyed }) => !complete && !destroyed).length
  const started = performance.now()
  for (let n = 0; n < 20; n++) {
    const answer = await fetch(`${url}/menu/truro`).catch(() => undefined)
    if (answer?.status !== 200) findings.push(`a page is answered with ${answer?.status ?? 'nothing'}`)
    await answer?.arrayBuffer()
  }
  const each = (performance.now() - started) / 20
  const memory = await megabytesOf(pid())
  if (memory > MOST_MB) findings.push(`the program takes ${memory} MB`)
  const kilobytes = ((memory - before) * 1024) / Math.max(counts.open, 1)
  if (kilobytes > MOST_KB) findings.push(`a stream takes ${kilobytes.toFixed(1)} KB`)
  for (const answer of open) answer.destroy()
  const tried = `${counts.open} streams open, ${counts.refused} refused, ${counts.cut} cut; a page in ${each.toFixed(0)} ms, ${memory} MB, ${before} before`
  return { tried, findings: [...new Set(findings)] }
}

function listen(url: string, n: number, open: IncomingMessage[], counts: { refused: number; cut: number }) {
  const localAddress = `127.${1 + (n % 200)}.${1 + (Math.floor(n / 200) % 200)}.7`
  return new Promise<void>((resolve) => {
    const request = get(
      `${url}/api/live`,
      { localAddress, agent: new Agent({ keepAlive: false }), timeout: 20_000 },
      (answer) => {
        answer.on('data', () => undefined)
        answer.on('error', () => undefined)
        if (answer.statusCode === 200) open.push(answer)
        else {
          counts.refused += 1
          answer.destroy()
        }
        resolve()
      },
    )
    request.on('error', () => {
      counts.cut += 1
      resolve()
    })
    request.on('timeout', () => request.destroy())
  })
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
