import { codeOf } from './start-error.ts'

const NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
])
const SQLSTATES = new Set([
  '57P01', // the server was told to stop
  '57P02', // another server process crashed
  '57P03', // starting up or shutting down
  '25P03', // a transaction waited for longer than the server lets one, and its connection was closed
  '53300', // too many connections
  '25006', // read only: a standby that has not taken over yet
])
// `pg` gives these no code.
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether the database cannot be reached right now: the request deserves a 503 and a retry, not a 500. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code !== undefined && (NETWORK.has(code) || SQLSTATES.has(code) || code.startsWith('08'))) return true
  // The socket file is gone while the server restarts; a missing file elsewhere is another matter.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  if (MESSAGES.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown)
  return error.cause !== undefined && isDatabaseDown(error.cause)
}

/** Whether a statement gave up on a lock or on its time limit: the same answer, but the database is well. */
export function isDatabaseBusy(error: unknown): boolean {
  const code = codeOf(error)
  return code === '55P03' || code === '57014'
}
