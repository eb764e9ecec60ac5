import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

// What processes took of the machine, from /proc; where there is none (macOS, Windows) it says nothing.
const TICKS_PER_SECOND = 100
const IDLE_SHARE = 0.04
const LOOK_MS = 250
const MOST_LOOKS = 240

export type Taken = { readonly node: number; readonly postgres: number }
type Who = { readonly programs: readonly number[]; readonly dataFolder: string }

/** Milliseconds of CPU since the processes began. */
export function cpuOf({ programs, dataFolder }: Who): Taken {
  const postmaster = Number(readText(join(dataFolder, 'postgres/postmaster.pid')).split('\n')[0])
  return {
    node: programs.reduce((sum, pid) => sum + ownTime(pid), 0),
    postgres:
      ownTime(postmaster) +
      endedChildren(postmaster) +
      childrenOf(postmaster).reduce((sum, pid) => sum + ownTime(pid), 0),
  }
}

/** Milliseconds in which cores had something to do, since the machine began. */
export function machineBusy(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}

export function between(before: Taken, after: Taken): Taken {
  return { node: after.node - before.node, postgres: after.postgres - before.postgres }
}

/** Until letters are out and nothing else goes on. */
export async function untilIdle(who: Who): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const before = cpuOf(who)
    await wait(LOOK_MS)
    const { node, postgres } = between(before, cpuOf(who))
    if (node + postgres < LOOK_MS * IDLE_SHARE) return
  }
}

/** The most that a process held so far, in megabytes. */
export function peakMemory(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1] ?? Number.NaN) / 1024
}

/** After the name in brackets, which may hold anything. */
function statOf(pid: number): string[] {
  const text = readText(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

const ownTime = (pid: number) => inMs(statOf(pid).slice(11, 13))
const endedChildren = (pid: number) => inMs(statOf(pid).slice(13, 15))

function inMs(ticks: readonly string[]): number {
  return (ticks.reduce((sum, one) => sum + Number(one), 0) * 1000) / TICKS_PER_SECOND
}

function childrenOf(parent: number): number[] {
  return processes().filter((pid) => Number(statOf(pid)[1]) === parent)
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** Empty for a process that has ended. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
