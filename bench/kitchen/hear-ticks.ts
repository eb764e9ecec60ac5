import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'

// Many screens in a process of their own. Each notes when it has a tick, on the clock that all processes share.
export type Screens = {
  readonly url: string
  readonly people: readonly Record<string, string>[]
  readonly count: number
}
export type Heard = { readonly screens: number; readonly lastAt: number }

/** Opens so many streams, evenly for these people; `heard` tells, for a ticket and version, at how many it is and since when at all. */
export async function hearTicks(screens: Screens) {
  const child = fork(import.meta.filename, { serialization: 'advanced' })
  child.send(screens)
  await once(child, 'message')
  return {
    async heard(): Promise<ReadonlyMap<string, Heard>> {
      child.send('heard')
      const [answer] = await once(child, 'message')
      return answer
    },
    close: () => child.kill(),
  }
}

const heard = new Map<string, Heard>()

function note(text: string): void {
  const now = performance.timeOrigin + performance.now()
  for (const [, id, version] of text.matchAll(/"topic":"ticket\.changed","id":"([^"]+)".*?"version":(\d+)/g)) {
    const tick = `${id} ${version}`
    heard.set(tick, { screens: (heard.get(tick)?.screens ?? 0) + 1, lastAt: now })
  }
}

function openOne(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      resolve()
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const whole = rest + text
        const end = whole.lastIndexOf('\n\n') + 2
        note(whole.slice(0, end))
        rest = whole.slice(end)
      })
    })
    request.on('error', reject)
  })
}

async function openAll({ url, people, count }: Screens): Promise<void> {
  for (let n = 0; n < count; n += 1) await openOne(url, people[n % people.length] ?? {})
}

if (import.meta.main && process.send) {
  process.on('message', (asked: Screens | 'heard') => {
    if (asked === 'heard') process.send?.(heard)
    else void openAll(asked).then(() => process.send?.('open'))
  })
}
