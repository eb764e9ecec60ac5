import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../../../../../scripts/build.ts'
import { accountFor, giveTo } from '../../kit/db/embedded/account.ts'
import { readPostmasterFile } from '../../kit/db/embedded/postmaster-file.ts'
import { run } from '../../kit/db/embedded/run.ts'
import { sql } from '../../kit/db/sql.ts'
import { freePort } from '../free-port.ts'
import { openProgram } from '../program.ts'
import { openLoad, openQuestions, orderBreaches, SETTINGS } from './load.ts'
import { DEPLOY, limitTo, need, POSTGRESQL, report, say, untilSo } from './needs.ts'

// `npm run faults -- point-in-time`: the steps of docs/backup.md, "To any second", with its own lines: the log is archived, a base
// backup is made under load, somebody deletes by mistake, the machine dies, and another folder comes back to the moment before.

const [GUESTS, ORDERS] = [4, 60]
const BACKUP_PAGE = path.join(import.meta.dirname, '../../../../../docs/backup.md')

await need([POSTGRESQL])
limitTo(10)
await ensureBuilt(say)
const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-point-in-time-'))
await chmod(folder, 0o711)
const [data, base, wal, restored] = ['data', 'base', 'wal', 'restored'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
  string,
]
const account = await accountFor(folder)
const port = await freePort()
const databaseUrl = `postgres://sizzle@127.0.0.1:${port}/postgres`
const breaches: string[] = []
const heard = {
  unaskedExit: (how: string) => void breaches.push(`the program ended unasked: ${how}`),
  strayRejection: (line: string) => void breaches.push(line),
}
const program = await openProgram({ ...SETTINGS, DATA_DIR: path.join(folder, 'own'), DATABASE_URL: databaseUrl }, heard)
try {
  await startWithArchive()
  await prove()
} finally {
  await program.stop()
  for (const one of [data, restored])
    await command('pg_ctl', 'stop', '-D', one, '-m', 'immediate').catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}

async function prove() {
  await program.start()
  const before = await openQuestions(databaseUrl)
  const load = await openLoad([program.url], before, GUESTS)
  await load.more(ORDERS)
  await command(
    'pg_basebackup',
    '-D',
    base,
    '-X',
    'stream',
    '-c',
    'fast',
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'sizzle',
  )
  await load.more(ORDERS)
  await load.sendHome()
  // The time of the database, whose log is read.
  const { at } = await before.db.one<{ at: string }>(sql`select clock_timestamp()::text as at`)
  await before.db.run(sql`truncate orders cascade`)
  const { segment } = await before.db.one<{ segment: string }>(sql`select pg_walfile_name(pg_switch_wal()) as segment`)
  await untilSo(
    'the log is archived',
    async () => (await readFile(path.join(wal, segment)).catch(() => undefined)) !== undefined,
  )
  await before.close()
  await program.kill()
  process.kill((await readPostmasterFile(data))?.pid ?? 0, 'SIGKILL')
  const since = performance.now()
  await goBackTo(at)
  await program.start()
  const seconds = (performance.now() - since) / 1000
  const after = await openQuestions(databaseUrl)
  const { orders, lost, doubled } = await orderBreaches(after, load.acknowledged)
  if (lost + doubled > 0) breaches.push(`${lost} orders are lost, ${doubled} doubled`)
  const anew = await openLoad([program.url], after, 1)
  await anew.more(1)
  await anew.sendHome()
  await after.close()
  breaches.push(...load.refused, ...anew.refused)
  const figures = {
    'orders confirmed before the mistake': load.acknowledged.length,
    'of them there again': orders - lost,
  }
  const last = { 'orders taken on the new one': anew.acknowledged.length, 'back after': `${seconds.toFixed(1)} s` }
  process.exitCode = report({ ...figures, ...last }, breaches)
}

/** The settings of the page, word by word but for the folders. */
async function linesOf(step: number, moment = ''): Promise<string> {
  const page = await readFile(BACKUP_PAGE, 'utf8')
  const section = page.slice(page.indexOf('## To any second'))
  const [code = ''] = [...section.matchAll(/```ini\n([\s\S]*?)```/g)].slice(step).map(([, lines]) => lines)
  return code.replaceAll('/mnt/wal', wal).replace(/(recovery_target_time = ).*/, `$1'${moment}'`)
}

async function startWithArchive() {
  await mkdir(wal)
  await giveTo(account, folder)
  await command('initdb', '-D', data, '-U', 'sizzle', '--auth=trust', '--encoding=UTF8', '--locale=C')
  await copyFile(path.join(DEPLOY, 'postgresql/primary.conf'), path.join(data, 'primary.conf'))
  // No standby in this proof.
  const alone = `synchronous_standby_names = ''\n`
  await writeFile(path.join(data, 'postgresql.conf'), `include 'primary.conf'\n${alone}${await linesOf(0)}`)
  await start(data)
}

async function goBackTo(moment: string) {
  await cp(base, restored, { recursive: true })
  // As a primary has it: it would wait for its standby, but for the last line of the page.
  const settings = `include 'primary.conf'\n${await linesOf(0)}${await linesOf(1, moment)}`
  await writeFile(path.join(restored, 'postgresql.conf'), settings)
  await writeFile(path.join(restored, 'recovery.signal'), '')
  await chmod(restored, 0o700)
  await start(restored)
  await untilSo('it takes writes', async () => {
    const said = await run(path.join(POSTGRESQL, 'pg_controldata'), ['-D', restored], {
      account: account ?? undefined,
      cwd: folder,
    })
    return said.output.includes('in production')
  })
}

async function start(where: string) {
  await giveTo(account, where)
  const options = `-p ${port} -k '' -c listen_addresses=127.0.0.1`
  await command(
    'pg_ctl',
    'start',
    '-D',
    where,
    '-l',
    path.join(folder, `${path.basename(where)}.log`),
    '-w',
    '-o',
    options,
  )
}

async function command(name: string, ...args: string[]) {
  const { code, output } = await run(path.join(POSTGRESQL, name), args, { account, cwd: folder })
  if (code !== 0) throw new Error(`${name} ${args.join(' ')}: ${output}`)
}
