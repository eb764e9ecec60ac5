import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../scripts/build.ts'
import { serverCommand, timeToFirstAnswer } from './start.ts'

/** The pages where visitors start. */
export const FIRST_PAGES = ['/', '/menu/truro', '/reservations', '/login']

/** The real program with the menus it starts with, on a new data folder. */
export async function openSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  await ensureBuilt(console.log)
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  chmodSync(folder, 0o711) // the embedded database may run under another account
  const server = serverCommand(join(import.meta.dirname, '../apps/server/src/main.ts'))
  const env = { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', LIMITS_FACTOR: '100000' }
  const program = await timeToFirstAnswer(server, '/menu/truro', { env })
  return {
    // Browsers ask for brotli only there, and over TLS.
    origin: program.origin.replace('127.0.0.1', 'localhost'),
    async stop() {
      await program.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
