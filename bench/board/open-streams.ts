import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'

// Many screens in a process of their own. A board does what the real one does with news: it asks for that order.
export type Streams = {
  readonly origin: string
  readonly people: readonly Record<string, string>[]
  readonly count: number
}

/** Opens so many event streams, evenly for these people (or for guests), and answers once all of them are open. */
export async function openStreams(streams: Streams): Promise<{ close(): void }> {
  const child = fork(import.meta.filename, { serialization: 'advanced' })
  child.send(streams)
  await once(child, 'message')
  return { close: () => child.kill() }
}

if (import.meta.main && process.send) {
  process.once('message', (streams: Streams) => void openAll(streams).then(() => process.send?.('open')))
}

async function openAll({ origin, people, count }: Streams): Promise<void> {
  for (let n = 0; n < count; n += 1) await openOne(origin, people[n % people.length] ?? {})
}

/** One connection stays open for a board's questions, as in a browser; no more is done with the answers than to take them in. */
function openOne(origin: string, headers: Record<string, string>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return new Promise((resolve, reject) => {
    const isBoard = 'x-api-key' in headers
    const request = get(`${origin}/api/live`, { headers, agent: false }, (response) => {
      resolve()
      response.setEncoding('utf8').on('data', (text: string) => {
        if (!isBoard) return
        for (const [, id, version] of text.matchAll(/"id":"([0-9a-f-]{36})".*?"version":(\d+)/g)) {
          const question = `${origin}/api/getOrderDetails?orderId=${id}&atLeastVersion=${version}`
          get(question, { headers, agent }, (answer) => answer.resume()).on('error', () => undefined)
        }
      })
    })
    request.on('error', reject)
  })
}
