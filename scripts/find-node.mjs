// Which Node runs our TypeScript. Plain JavaScript that an old Node can read.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = 26

export const isNewEnough = Number(process.versions.node.split('.')[0]) >= NEEDED

/** The Node of this platform among our dependencies; npm leaves the others out. Without one that runs, the end. */
export function broughtAlong() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const path = resolve(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file)
  if (!existsSync(path)) refuse('')
  const tried = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (tried.status !== 0) refuseOne((tried.error ? tried.error.message : tried.stderr || '').trim())
  return path
}

export function refuse(why) {
  end(
    `Node ${NEEDED} or newer is needed and this is Node ${process.versions.node}.${why} ` +
      'Run "npm ci --include=optional" to bring it along, or install it from https://nodejs.org (Apple silicon and Alpine need this), then try again.',
  )
}

function refuseOne(said) {
  const library = /error while loading shared libraries: ([^:\s]+)/.exec(said)
  const broken = `The Node ${NEEDED} that npm brought along does not run here`
  if (!library) return refuse(` The one in node_modules does not run here (${said.split('\n').pop()}).`)
  end(`${broken}: the library ${library[1]} is missing. ${commandFor(library[1])}, then try again.`)
}

/** Bare images of Debian and Fedora lack it; other libraries are part of every system that runs Node. */
function commandFor(library) {
  const installer = library.startsWith('libatomic.so') ? ['apt-get', 'dnf'].find(isThere) : undefined
  if (installer === 'apt-get') return 'Run "apt-get update && apt-get install -y libatomic1" as root'
  if (installer === 'dnf') return 'Run "dnf install -y libatomic" as root'
  return `Install the package of this system that holds ${library}`
}

function isThere(program) {
  return (process.env.PATH || '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}

function end(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
