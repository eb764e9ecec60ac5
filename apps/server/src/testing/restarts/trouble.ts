import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../kit/db/open.ts'
import { sql } from '../../kit/db/sql.ts'
import { JOB_PACE } from '../../kit/jobs/worker.ts'
import type { Dice } from '../dice.ts'
import type { How } from './server.ts'
import type { Part, Stage } from './stage.ts'

/** When each kill and restart began, and how many of each there were. */
type Made = { readonly ends: number[]; readonly kills: number; readonly restarts: number }

export async function makeTrouble(part: Part, { server, programs, database }: Stage, dice: Dice): Promise<Made> {
  const ends: number[] = []
  const until = performance.now() + (part.troubledForMs ?? Number.POSITIVE_INFINITY)
  let restarts = 0
  const ways: readonly [How, ...How[]] =
    part.server === 'embedded' ? ['fast', 'immediate', 'kill'] : ['fast', 'immediate']
  const troubles = dice.shuffled([
    ...Array.from({ length: part.kills }, () => 'kill' as const),
    ...Array.from({ length: part.restarts }, () => 'restart' as const),
  ])
  for (let trouble = troubles.shift(); trouble !== undefined; trouble = troubles.shift()) {
    if (performance.now() > until) break
    await sleep(dice.between(200, 1500))
    ends.push(performance.now())
    if (trouble === 'restart') {
      const how = dice.oneOf(ways)
      part.say?.(`${troubles.length} to go: the database is ended (${how})`)
      await server.restart(how)
      restarts += 1
      continue
    }
    part.say?.(`${troubles.length} to go: a process is killed`)
    const [first, ...others] = programs
    if (!first) throw new Error('there is no process')
    const program = dice.oneOf([first, ...others])
    const killedAt = new Date()
    await program.kill()
    // Some die again before they listen.
    if (troubles.includes('kill') && dice.isBelow(0.15)) {
      troubles.splice(troubles.indexOf('kill'), 1)
      ends.push(performance.now())
      await program.killWhileStarting(dice.between(100, 1500))
    }
    await program.start()
    if (part.isHurried) await endLeases(database, killedAt)
  }
  return { ends, kills: ends.length - restarts, restarts }
}

/** What is planned for the next minutes is due at once. What is due already is left to the program, and so is a row it is at. */
export async function hurry(database: Database) {
  await database.db.run(sql`
    update jobs set due_at = now() where ctid = any(array(
      select ctid from jobs where lease is null and failed_at is null and due_at between now() and now() + interval '1 hour'
      for update skip locked))`)
  await database.db.run(sql`
    update messages set due_at = now() where ctid = any(array(
      select ctid from messages where lease is null and state = 'queued' and due_at > now() for update skip locked))`)
  await database.db.run(sql`
    update payment_sessions set next_check_at = now() where ctid = any(array(
      select ctid from payment_sessions where state in ('open', 'failed') and next_check_at > now()
      for update skip locked))`)
}

/** Those that the dead process held; what the living one took since ends later. */
async function endLeases(database: Database, killedAt: Date) {
  const before = new Date(killedAt.getTime() + JOB_PACE.leaseSeconds * 1000)
  await database.db.run(sql`
    update jobs set due_at = now() where ctid = any(array(
      select ctid from jobs where lease is not null and due_at < ${before} for update skip locked))`)
  await database.db.run(sql`
    update messages set due_at = now() where ctid = any(array(
      select ctid from messages where lease is not null and due_at < ${before} for update skip locked))`)
}
