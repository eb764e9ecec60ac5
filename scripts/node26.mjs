// Runs a TypeScript entry on Node 26: `node scripts/node26.mjs ENTRY.ts ...args`. npm puts the Node from our dependencies
// first in its PATH, so this normally is Node 26 already. Plain JavaScript that an old Node can read, for when it is not.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import Module from 'node:module'
import { delimiter, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = 26
const major = Number(process.versions.node.split('.')[0])

if (major >= NEEDED) {
  process.argv.splice(1, 2, resolve(process.argv[2]))
  Module.runMain() // unlike import(), leaves import.meta.main true in the entry
} else {
  const newer = broughtAlong()
  if (newer) runWith(newer)
  else refuse('')
}

/** The Node of this platform among our dependencies; npm leaves the others out. */
function broughtAlong() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const path = resolve(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file)
  return existsSync(path) ? path : undefined
}

function runWith(node) {
  // Of the flags only those that set the size of something: others are about this Node.
  const sizes = process.execArgv.filter((flag) => flag.startsWith('--max-'))
  const child = spawn(node, [...sizes, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH ?? '') },
    // Its own process group: Ctrl+C reaches the child through us, and not from the terminal as well.
    detached: process.platform !== 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) forward(signal, child)
  child.on('error', (error) => refuse(` The one in node_modules does not run here (${error.message}).`))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal) // end the way the child ended
  })
}

/** Terminal and npm both send us the same Ctrl+C: the child gets one. A second one a second later is a new wish. */
function forward(signal, child) {
  let last = Number.NEGATIVE_INFINITY
  process.on(signal, () => {
    if (performance.now() - last < 1000) return
    last = performance.now()
    child.kill(signal)
  })
}

function refuse(why) {
  process.stderr.write(
    `Node ${NEEDED} or newer is needed and this is Node ${process.versions.node}.${why} ` +
      'Run "npm ci" to bring it along, or install it from https://nodejs.org (Apple silicon and Alpine need this), then try again.\n',
  )
  process.exit(1)
}
