// Notices that whoever started us has died. npm passes a signal on to its shell only, which dies of it and leaves us alone;
// a kill -9 of npm tells nobody. Plain JavaScript that an old Node can read.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_MS = 250
const SHELL = /(^|\/)-?(ba|da|a|z|k|mk)?sh$/

/**
 * Started by our launcher, its end closes the channel between us. Started by npm, its process or the shell between us has
 * gone. Started by anything else, it may go: a shell that put us into the background does.
 */
export function onParentGone(act) {
  if (process.connected) {
    process.once('disconnect', act)
    process.channel.unref()
  } else if (process.env.npm_lifecycle_event !== undefined) {
    const links = linksToNpm()
    const look = setInterval(() => {
      if (links.every((isThere) => isThere())) return
      clearInterval(look)
      act()
    }, LOOK_MS)
    look.unref()
  }
}

/** npm, mostly a shell, and we: one question for each link of the chain. */
function linksToNpm() {
  const parent = process.ppid
  // Windows gives no new parent to a process that lost its own.
  const links = [() => (process.platform === 'win32' ? isAlive(parent) : process.ppid === parent)]
  const shell = stateOf(parent)
  if (shell && SHELL.test(shell.name)) links.push(() => isChildOf(parent, shell.parent))
  return links
}

function isChildOf(pid, parent) {
  if (process.platform !== 'linux') return isAlive(parent)
  const state = stateOf(pid)
  return state !== undefined && state.parent === parent
}

function stateOf(pid) {
  try {
    if (process.platform === 'linux') {
      const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      return { name, parent: Number(parent) }
    }
    if (process.platform === 'win32') return undefined
    const [, parent, name] = /^\s*(\d+)\s+(.*?)\s*$/.exec(
      execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }),
    )
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
