import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { ensureBuilt } from '../../../../../scripts/build.ts'
import { accountFor } from '../../kit/db/embedded/account.ts'
import { sql } from '../../kit/db/sql.ts'
import { freePort } from '../free-port.ts'
import { openProgram } from '../program.ts'
import { failed, unavailable, unexplained } from '../restarts/failures.ts'
import { externalServer } from '../restarts/server.ts'
import { openLoad, openQuestions, orderBreaches, SETTINGS } from './load.ts'
import { DEPLOY, limitTo, need, PGBOUNCER, report, say } from './needs.ts'
import { isHeardElsewhere } from './notices.ts'
import { runBeside } from './run-beside.ts'

// `npm run faults -- pooler`: two processes behind PgBouncer in transaction mode, with the settings of deploy/pgbouncer.ini;
// half-way PgBouncer is killed and started again.

const [GUESTS, ORDERS] = [12, 400]
const breaches: string[] = []

await need([PGBOUNCER])
limitTo(10)
await ensureBuilt(say)
const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-pooler-'))
await chmod(folder, 0o711)
const server = await externalServer(path.join(folder, 'postgresql'))
const direct = server.databaseUrl ?? ''
const pooler = await openPooler(new URL(direct).port)
const environment = {
  ...SETTINGS,
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: pooler.url,
  DATABASE_DIRECT_URL: direct,
  PREPARED_STATEMENTS: '0',
}
const heard = {
  unaskedExit: (how: string) => void breaches.push(`a process ended unasked: ${how}`),
  strayRejection: (line: string) => void breaches.push(line),
}
const programs = [await openProgram(environment, heard), await openProgram(environment, heard)]
try {
  for (const program of programs) await program.start()
  await prove()
} finally {
  await Promise.all(programs.map((program) => program.stop()))
  await pooler.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The file of `deploy` with the ports and the door of this proof. */
async function openPooler(serverPort: string) {
  const account = await accountFor(folder)
  const port = await freePort()
  const home = path.join(folder, 'pgbouncer')
  const own = (await readFile(path.join(DEPLOY, 'pgbouncer.ini'), 'utf8'))
    .replace('port=5432 dbname=sizzle', `port=${serverPort} dbname=postgres`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', path.join(folder, 'users.txt'))
  await writeFile(`${home}.ini`, `${own}\nunix_socket_dir =\n`, { mode: 0o644 })
  await writeFile(path.join(folder, 'users.txt'), '"sizzle" ""\n', { mode: 0o644 })
  for (const file of [`${home}.ini`, path.join(folder, 'users.txt')]) await chmod(file, 0o644)
  const start = () => runBeside(PGBOUNCER, ['-q', `${home}.ini`], account ?? {})
  let running = start()
  return {
    url: `postgres://sizzle@127.0.0.1:${port}/sizzle`,
    async killAndStart() {
      await running.stop('SIGKILL')
      running = start()
    },
    stop: () => running.stop('SIGTERM'),
  }
}

async function prove() {
  const database = await openQuestions(direct)
  const [first = '', second = ''] = programs.map(({ url }) => url)
  const isHeard = await isHeardElsewhere(database, first, second)
  if (!isHeard) breaches.push('a change at one process was not heard at the other one')
  const load = await openLoad([first, second], database, GUESTS)
  await load.more(ORDERS / 2)
  const { troubles } = load
  const before = troubles.noAnswer + unavailable(troubles) + failed(troubles)
  if (before > 0) breaches.push(`${before} calls failed although nothing had ended`)
  const { statement_timeout: limit } = await shown('show statement_timeout')
  if (limit !== '10s') breaches.push(`a statement through the pooler may take ${limit}`)
  const { n } = await database.db.one<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity where client_port is not null and usename = 'sizzle'`)
  await pooler.killAndStart()
  await load.more(ORDERS / 2)
  await load.sendHome()
  const { orders, lost, doubled } = await orderBreaches(database, load.acknowledged)
  if (lost + doubled > 0) breaches.push(`${lost} orders are lost, ${doubled} doubled`)
  breaches.push(...load.refused, ...unexplained(troubles))
  await database.close()
  process.exitCode = report(
    {
      'orders confirmed': load.acknowledged.length,
      'orders in the database': orders,
      'connections at the server, notices included': n,
      'failed before the pooler was killed': before,
      'answered 503 around its restart': unavailable(troubles),
      'answered otherwise from 500 on': failed(troubles),
      'not answered': troubles.noAnswer,
    },
    breaches,
  )
}

async function shown(question: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: pooler.url })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(question)
  await client.end()
  return rows[0] ?? {}
}
