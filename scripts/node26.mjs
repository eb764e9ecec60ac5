// Runs a TypeScript entry on Node 26: `node scripts/node26.mjs [--keep-running] ENTRY.ts ...args`. npm puts the Node from
// our dependencies first in its PATH, so this normally is Node 26 already. Plain JavaScript that an old Node can read, for
// when it is not. `--keep-running` starts the entry again when it ends unasked (launch.mjs).
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
  onParentGone(() => {
    // In the entry's own way, if it has one.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
  })
  // Reading our TypeScript is half of a start. Where the folder cannot be written, nothing is kept.
  Module.enableCompileCache(resolve(import.meta.dirname, '../node_modules/.compile-cache'))
  process.argv.splice(1, 2, resolve(process.argv[2]))
  Module.runMain() // unlike import(), leaves import.meta.main true in the entry
}
