export type HealthPart = {
  readonly name: string
  readonly status: 'ok' | 'degraded' | 'down'
  /** Why it is not well; empty when it is. */
  readonly cause: string
  readonly figures: Record<string, number>
}
export type Probe = () => Promise<HealthPart>

const PATIENCE_MS = 3000

/** A part that throws or hangs is down, and says so instead of hanging the check. */
export function asPart(name: string, look: () => Promise<Omit<HealthPart, 'name'>>): Probe {
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS / 1000} seconds`)), PATIENCE_MS)
    })
    try {
      return { name, ...(await Promise.race([look(), late])) }
    } catch (error) {
      const cause = error instanceof Error && error.message ? error.message : 'does not answer'
      return { name, status: 'down', cause: `The ${name} part failed: ${cause}`, figures: {} }
    } finally {
      clearTimeout(timer)
    }
  }
}
