// Runs the entry in a process of its own, passes signals on to it, and starts it again where that is wanted. Plain
// JavaScript that an old Node can read.
import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { refuse } from './find-node.mjs'
import { onParentGone } from './parent.mjs'

/** A run of this length was a good one: the next end is an accident and no habit. */
const GOOD_RUN_MS = 60_000
const LONGEST_PAUSE_MS = 30_000
/** Killed so often before it ever listened: it cannot start here. */
const MOST_FIRST_TRIES = 4
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/**
 * A password's hash takes 19 MB for a moment. Without the first of these glibc learns from it to keep what is given back: 90 MB after some
 * dozens of sign-ins. Other systems know neither.
 */
const MEMORY = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }
/** Ends that somebody asked for, also without us: by a signal before or after the entry listens to signals. */
const ASKED_CODES = [0, 129, 130, 143]

export function launch(node, keepRunning) {
  const history = { failures: 0, tries: 0, hasListened: false }
  let child
  let pause
  let isAsked = false
  const isNewWish = wishes()
  start()
  onSignals((signal) => {
    if (!isNewWish()) return
    isAsked = true
    if (pause) endLike(null, signal)
    ask(child, signal)
  })
  onParentGone(() => {
    if (isAsked) return
    // On a busy machine this may be seen before the signal that ended it.
    isNewWish()
    isAsked = true
    if (pause) process.exit(143)
    ask(child, 'SIGTERM')
  })

  function start() {
    pause = undefined
    const started = { listeningSince: undefined }
    child = spawnEntry(node)
    child.on('error', (error) => refuse(` The one in node_modules does not run here (${error.message}).`))
    child.on('message', (message) => {
      if (message === 'listening') started.listeningSince = performance.now()
    })
    child.on('exit', (code, signal) => {
      const wait = isAsked || !keepRunning ? undefined : pauseBefore(history, started.listeningSince, code, signal)
      if (wait === undefined) return endLike(code, signal)
      const when = wait === 0 ? '' : ` in ${wait / 1000} s`
      process.stderr.write(`The program ended unasked (${signal || `code ${code}`}): starting it again${when}.\n`)
      pause = setTimeout(start, wait)
    })
  }
}

/** How long to wait before the next start: nothing after an accident, longer each time it happens again. Undefined: never. */
function pauseBefore(history, listeningSince, code, signal) {
  if (signal ? SIGNALS.includes(signal) : ASKED_CODES.includes(code)) return undefined
  history.tries += 1
  if (listeningSince !== undefined) {
    history.hasListened = true
    if (performance.now() - listeningSince > GOOD_RUN_MS) history.failures = 0
  }
  // A start that cannot work has said why; what has worked before may be waiting for its database.
  if (!history.hasListened && (!signal || history.tries >= MOST_FIRST_TRIES)) return undefined
  history.failures += 1
  return history.failures === 1 ? 0 : Math.min(LONGEST_PAUSE_MS, 250 * 2 ** (history.failures - 2))
}

function spawnEntry(node) {
  // Of the flags only those that set the size of something: others are about this Node.
  const sizes = process.execArgv.filter((flag) => flag.startsWith('--max-'))
  return spawn(node, [...sizes, ...process.argv.slice(1)], {
    // The channel closes when we die, however we die.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...MEMORY, ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH || '') },
    // Its own process group: Ctrl+C reaches the child through us, and not from the terminal as well.
    detached: process.platform !== 'win32',
  })
}

function ask(child, signal) {
  if (process.platform !== 'win32') child.kill(signal)
  // A signal there is a kill; Ctrl+C the console has told the child itself.
  else if (signal === 'SIGTERM' && child.connected) child.disconnect()
}

/** Terminal, npm and a supervisor may all tell us the same: the child hears it once. A second later it is a new wish. */
function wishes() {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - last < 1000) return false
    last = performance.now()
    return true
  }
}

function onSignals(act) {
  for (const signal of SIGNALS) process.on(signal, () => act(signal))
}

function endLike(code, signal) {
  if (!signal) process.exit(code === null ? 1 : code)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}
