// Runs a TypeScript entry on Node 26: `node scripts/node26.mjs [--keep-running] ENTRY.ts ...args`. npm puts the Node from
// our dependencies first in its PATH, so this normally is Node 26 already. Plain JavaScript that an old Node can read, for
// when it is not. `--keep-running` starts the entry again when it ends unasked (launch.mjs).
import { subscribe } from 'node:diagnostics_channel'
import Module from 'node:module'
import { resolve } from 'node:path'
import { broughtAlong, isNewEnough } from './find-node.mjs'
import { launch } from './launch.mjs'
import { onParentGone } from './parent.mjs'

const keepRunning = process.argv[2] === '--keep-running'
if (keepRunning) process.argv.splice(2, 1)

if (!isNewEnough) launch(broughtAlong(), keepRunning)
else if (keepRunning) launch(process.execPath, keepRunning)
else runHere()

function runHere() {
  const children = new Set()
  subscribe('child_process', ({ process: child }) => {
    children.add(child)
    child.once('exit', () => children.delete(child))
  })
  onParentGone(() => {
    // In the entry's own way, if it has one; a tool such as the tests takes what it started along.
    if (process.emit('SIGTERM', 'SIGTERM')) return
    for (const child of children) child.kill('SIGTERM')
    process.exit(143)
  })
  // Reading our TypeScript is half of a start. Where the folder cannot be written, nothing is kept.
  Module.enableCompileCache(resolve(import.meta.dirname, '../node_modules/.compile-cache'))
  process.argv.splice(1, 2, resolve(process.argv[2]))
  Module.runMain() // unlike import(), leaves import.meta.main true in the entry
}
