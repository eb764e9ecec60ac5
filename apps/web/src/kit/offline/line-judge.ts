import { isLineDead } from './line.ts'

export type JudgeParts = {
  /** Asks for the smallest answer there is; true where it came, whatever it says. */
  readonly ask: (signal: AbortSignal) => Promise<boolean>
  /** After so long without any answer the line is dead. */
  readonly deadAfterMs?: number
  /** Between two questions while somebody waits to know; also the least that one waits for its answer. */
  readonly pauseMs?: number
  /** While the line is dead: between two questions, and how long one waits. */
  readonly deadPauseMs?: number
}

const DEAD_AFTER_MS = 5_000
const PAUSE_MS = 1_000
const DEAD_PAUSE_MS = 4_000

/**
 * Finds out whether a network leads anywhere. It is asked where a call or the live stream has met silence, and asks the
 * server itself; any answer, of whichever call, is one. A short breakdown, such as a restart, is no dead line (offline 43).
 */
export function createLineJudge(parts: JudgeParts) {
  const { ask, deadAfterMs = DEAD_AFTER_MS, pauseMs = PAUSE_MS, deadPauseMs = DEAD_PAUSE_MS } = parts
  let life = new AbortController()
  let heardAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<boolean> | undefined

  function heard(): void {
    heardAt = performance.now()
    if (life.signal.aborted) life = new AbortController()
    isLineDead.set(false)
  }

  /** Whether somebody answers. It takes as long as one answer, or until the line is dead. */
  function isAnybodyThere(): Promise<boolean> {
    underWay ??= findOut().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  async function findOut(): Promise<boolean> {
    const since = performance.now()
    while (navigator.onLine !== false) {
      if (await isAnswered(since)) {
        heard()
        return true
      }
      if (isLineDead.get()) return false
      if (performance.now() - since >= deadAfterMs) {
        isLineDead.set(true)
        life.abort()
        void lookForLife()
        return false
      }
      await pause(pauseMs)
    }
    return false
  }

  async function lookForLife(): Promise<void> {
    while (isLineDead.get()) {
      await pause(deadPauseMs)
      if (isLineDead.get()) await isAnybodyThere()
    }
  }

  async function isAnswered(since: number): Promise<boolean> {
    const left = isLineDead.get() ? deadPauseMs : Math.ceil(deadAfterMs - (performance.now() - since))
    const isMine = await ask(AbortSignal.timeout(Math.max(left, pauseMs))).catch(() => false)
    return isMine || heardAt > since
  }

  /** `life` ends with the line: what is under way then waits for nobody. */
  return { heard, isAnybodyThere, life: () => life.signal }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
