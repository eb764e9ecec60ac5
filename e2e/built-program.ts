import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../scripts/build.ts'
import { withLock } from '../scripts/lock.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What a journey starts. */
    journeyProgram: string
  }
}

const ROOT = join(import.meta.dirname, '..')
const SOURCE = join(ROOT, 'apps/server/src/testing/journey-program.ts')
const MADE = join(ROOT, 'node_modules/.journeys')
/** Made for the machine, or only there for a build that has been done. */
const LEFT_OUT = ['sharp', 'vite']

/**
 * The pages and the program, made once for all journeys. To find two thousand files is more than half of a start, and the
 * journeys start fifty times; what the files say stays as it is, and where they lie.
 */
export default async function setup(project: TestProject): Promise<void> {
  await ensureBuilt()
  await withLock(join(ROOT, 'node_modules/.journeys.lock'), async () => {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true, external: LEFT_OUT },
      build: { ssr: SOURCE, outDir: MADE, emptyOutDir: true, minify: false, target: 'esnext', copyPublicDir: false },
      plugins: [{ name: 'where-it-lay', enforce: 'pre', transform: placed }],
    })
  })
  project.provide('journeyProgram', join(MADE, 'journey-program.js'))
}

/** Files that a module names from its own place are still found. */
function placed(code: string, id: string): string | undefined {
  if (!code.includes('import.meta.')) return undefined
  return code
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.filename', JSON.stringify(id))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.main', String(id === SOURCE))
}
