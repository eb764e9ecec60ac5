import { type DestinationStream, pino } from 'pino'

export type Log = pino.Logger

// What must never reach a log line, at any depth we log at (people 29).
const SECRET_PATHS = ['password', 'token', 'authorization', 'cookie', 'apiKey', 'secret', 'email', 'phone', 'name']
const redact = { paths: SECRET_PATHS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' }

export function openLog(level: string, to?: DestinationStream): Log {
  return pino({ level, redact, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, to)
}
