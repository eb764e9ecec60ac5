import { stat } from 'node:fs/promises'
import path from 'node:path'

export const DEPLOY = path.join(import.meta.dirname, '../../../../../deploy')
export const HAPROXY = '/usr/sbin/haproxy'
export const PGBOUNCER = '/usr/sbin/pgbouncer'
export const PATRONI = '/usr/bin/patroni'
export const ETCD = '/usr/bin/etcd'
/** Debian's PostgreSQL: the one that npm brings has no programs for a standby. */
export const POSTGRESQL = '/usr/lib/postgresql/15/bin'

const PACKAGES: Record<string, string> = {
  [HAPROXY]: 'haproxy',
  [PGBOUNCER]: 'pgbouncer',
  [POSTGRESQL]: 'postgresql',
  [PATRONI]: 'patroni',
  [ETCD]: 'etcd-server',
}

export async function isThere(program: string): Promise<boolean> {
  return (await stat(program).catch(() => undefined)) !== undefined
}

/** Says what is missing and ends well when one of these is not installed: then nothing was proved, and nothing failed. */
export async function need(programs: readonly string[]) {
  for (const program of programs) {
    if (await isThere(program)) continue
    say(`Nothing was tried: ${program} is not there (on Debian: apt-get install ${PACKAGES[program]}).`)
    process.exit(0)
  }
}

export function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** So that no run outlives the patience of whoever started it. */
export function limitTo(minutes: number) {
  setTimeout(() => {
    say(`not finished after ${minutes} minutes`)
    process.exit(1)
  }, minutes * 60_000).unref()
}

/** Prints figures and breaches; answers the exit code. */
export function report(figures: Record<string, string | number>, breaches: readonly string[]): number {
  for (const [name, figure] of Object.entries(figures)) say(`${name.padEnd(44)}${String(figure).padStart(24)}`)
  for (const breach of breaches) say(`breach: ${breach}`)
  say(`${'breaches'.padEnd(44)}${String(breaches.length).padStart(24)}`)
  return breaches.length === 0 ? 0 : 1
}

/** Looks again until it is so; a proof that waits for longer has failed. */
export async function untilSo(what: string, isSo: () => Promise<boolean>, limitMs = 60_000) {
  const until = performance.now() + limitMs
  while (!(await isSo())) {
    if (performance.now() > until) throw new Error(`not within ${limitMs / 1000} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
