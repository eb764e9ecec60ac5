import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { withLock } from './lock.ts'

const ROOT = join(import.meta.dirname, '..')
// What the built pages are made of. Tests are left out: editing one need not rebuild.
const MADE_OF = ['apps/web/**/*', 'packages/*/src/**/*', 'package-lock.json']
const TEST = /\.test\.tsx?$/

/**
 * Builds the web pages when they are missing or older than their sources. Several processes may call it at once: one
 * builds, the others wait for it. The work is done in a process of its own: a server that calls this stays small, and
 * a build whose caller was killed still ends in order.
 */
export async function ensureBuilt(log: (line: string) => void = () => {}, root = ROOT): Promise<void> {
  if (isBuilt(root, fingerprint(root))) return
  const child = spawn(process.execPath, [import.meta.filename, root], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  createInterface(child.stdout).on('line', log)
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  const [complaint, code] = await Promise.all([text(child.stderr), ended])
  if (code !== 0) throw new Error(`The web pages could not be built:\n${complaint}`)
}

async function buildOnce(root: string): Promise<void> {
  await withLock(join(root, 'node_modules/.web-build.lock'), async () => {
    const wanted = fingerprint(root)
    if (isBuilt(root, wanted)) return
    console.log('building the web pages')
    const start = performance.now()
    rmSync(stampOf(root), { force: true }) // a build that is cut off must not look finished
    process.env.NODE_ENV = 'production' // a build that a test starts is the one that customers get
    const { createBuilder } = await import('vite')
    // Node reads the TypeScript settings by itself: 'native'.
    const builder = await createBuilder({ root: webOf(root), configLoader: 'native', logLevel: 'warn' })
    await builder.buildApp()
    writeFileSync(stampOf(root), wanted)
    console.log(`built the web pages in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  })
}

const webOf = (root: string) => join(root, 'apps/web')
const stampOf = (root: string) => join(webOf(root), 'dist/.built-from')

function isBuilt(root: string, wanted: string): boolean {
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === wanted
}

function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const path of sources(root)) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function sources(root: string): string[] {
  return globSync(MADE_OF, {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => /^(dist|node_modules)$/.test(name),
  })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (import.meta.main) {
  try {
    await buildOnce(process.argv[2] ?? ROOT)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
