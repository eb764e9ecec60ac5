/** Why the program cannot start, in one plain sentence for the person at the console: printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The code of a system or PostgreSQL error (`ENOENT`, `40001`), if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
