import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { gunzipSync } from 'node:zlib'

// Many open menus in a process of their own. Each does what the page does with news of the menu: it asks for the menu anew.
export type OpenMenus = { readonly origin: string; readonly path: string; readonly count: number }
/** On the clock that all processes share: when each menu heard, and when it had the whole answer. */
export type Heard = {
  readonly heard: readonly number[]
  readonly answered: readonly number[]
  readonly refused: number
}

/** Answers once all streams are open; `next` once each of them has a menu in which this text stands. */
export async function openMenus(menus: OpenMenus): Promise<{ next(text: string): Promise<Heard>; close(): void }> {
  const child = fork(import.meta.filename, { serialization: 'advanced' })
  child.send(menus)
  await once(child, 'message')
  return {
    async next(text) {
      child.send(text)
      const [heard] = await once(child, 'message')
      // What the process below sends.
      return heard as Heard
    },
    close: () => child.kill(),
  }
}

if (import.meta.main && process.send) {
  process.once('message', (menus: OpenMenus) => void openAll(menus))
}

async function openAll(menus: OpenMenus): Promise<void> {
  let round = { wanted: '', heard: [] as number[], answered: [] as number[], refused: 0 }
  for (let n = 0; n < menus.count; n += 1) {
    const ask = menuAsker(menus)
    await openStream(menus.origin, async () => {
      round.heard.push(now())
      const { status, bytes } = await ask()
      if (status !== 200) round.refused += 1
      else if (isIn(round.wanted, bytes)) round.answered.push(now())
      if (round.answered.length + round.refused >= menus.count) process.send?.(round)
    })
  }
  process.on('message', (wanted: string) => {
    round = { wanted, heard: [], answered: [], refused: 0 }
  })
  process.send?.('open')
}

let last: { bytes: Buffer; text: string } = { bytes: Buffer.alloc(0), text: '' }

/** A thousand browsers unpack side by side; here one process does it once for all who were given the same bytes. */
function isIn(wanted: string, bytes: Buffer): boolean {
  if (!last.bytes.equals(bytes)) {
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
    last = { bytes, text: (isPacked ? gunzipSync(bytes) : bytes).toString() }
  }
  return last.text.includes(wanted)
}

function now(): number {
  return performance.timeOrigin + performance.now()
}

function openStream(origin: string, onNews: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/live`, { agent: false }, (response) => {
      resolve()
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('menu.changed')) void onNews()
      })
    })
    request.on('error', reject)
  })
}

/** A connection of its own for each menu, as in a browser. */
export function menuAsker({ origin, path }: Pick<OpenMenus, 'origin' | 'path'>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return () =>
    new Promise<{ status: number; bytes: Buffer }>((resolve, reject) => {
      get(origin + path, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(parts) }))
      }).on('error', reject)
    })
}
