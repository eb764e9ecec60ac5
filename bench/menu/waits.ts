import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 10

/** While `work` is under way: how long the smallest question of all waits for its answer, one after the other. */
export async function waitsDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const waits: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    waits.push(await answerTime(`${origin}/api/ping`, agent))
    await wait(EVERY_MS)
  }
  agent.destroy()
  await over
  return waits
}

function answerTime(url: string, agent: Agent): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - start))
    }).on('error', reject)
  })
}
