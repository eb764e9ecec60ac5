import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './target.ts'

const SLOW_EACH = 150
/** What is slow is cut at five seconds; the clock that looks ticks each second, and bodies are looked at in steps of five. */
const LATEST_MS = 13_000
const PIECE_EVERY_MS = 700

const HEAD = 'POST /api/createReservation HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
const KINDS = {
  'a head': { first: 'GET / HTTP/1.1\r\nhost: x\r\n', piece: 'x-a: b\r\n' },
  'a body': { first: `${HEAD}content-length: 20000\r\n\r\n{`, piece: '"' },
  'a body in chunks': { first: `${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`, piece: '1\r\n"\r\n' },
  'nothing at all': { first: '', piece: '' },
} as const

/** Hundreds of heads and bodies that come a byte at a time: each is cut, and others are answered meanwhile. */
export const attackSlowly: Attack = async ({ url }) => {
  const findings: string[] = []
  const { port } = new URL(url)
  const open = Object.entries(KINDS).flatMap(([kind, { first, piece }]) =>
    Array.from({ length: SLOW_EACH }, (_, n) => slowly(kind, Number(port), `127.0.0.${2 + (n % 40)}`, first, piece)),
  )
  const until = performance.now() + LATEST_MS
  let [asked, worst] = [0, 0]
  while (performance.now() < until) {
    const started = performance.now()
    const answer = await fetch(`${url}/api/getActiveLocations`).catch(() => undefined)
    if (answer?.status !== 200) findings.push(`others are answered with ${answer?.status ?? 'nothing'} meanwhile`)
    await answer?.arrayBuffer()
    worst = Math.max(worst, performance.now() - started)
    asked += 1
    await sleep(100)
  }
  for (const { kind, isOpen, end } of open) {
    // Who says nothing at all is kept as a browser's spare line is.
    if (isOpen() && kind !== 'nothing at all') findings.push(`${kind} is still being taken after ${LATEST_MS / 1000} s`)
    end()
  }
  return {
    tried: `${open.length} slow lines; ${asked} others, ${worst.toFixed(0)} ms at worst`,
    findings: [...new Set(findings)],
  }
}

function slowly(kind: string, port: number, localAddress: string, first: string, piece: string) {
  let isOpen = true
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  const writing = setInterval(() => {
    if (piece !== '' && socket.writable) socket.write(piece)
  }, PIECE_EVERY_MS)
  socket.on('connect', () => first !== '' && socket.write(first))
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.on('close', () => {
    isOpen = false
    clearInterval(writing)
  })
  return { kind, isOpen: () => isOpen, end: () => socket.destroy() }
}
