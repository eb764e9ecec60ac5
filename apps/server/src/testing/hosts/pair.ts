import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { accountFor, giveTo } from '../../kit/db/embedded/account.ts'
import { readPostmasterFile } from '../../kit/db/embedded/postmaster-file.ts'
import { run } from '../../kit/db/embedded/run.ts'
import { freePort } from '../free-port.ts'
import { DEPLOY, POSTGRESQL, untilSo } from './needs.ts'

type Node = { readonly port: number; readonly data: string }
/** A primary and its standby that change places. */
export type Hosts = {
  readonly databaseUrl: string
  /** Answers when it ended. */
  killPrimary(): Promise<number>
  /** The standby takes writes from now on; answers how many milliseconds that took it. */
  promote(): Promise<number>
  /** The one that was killed comes back as the standby of the one that took over. */
  addStandby(): Promise<void>
  stop(): Promise<void>
}
export type Pair = Awaited<ReturnType<typeof openPair>>

/** A primary and its synchronous standby on this machine, with the settings of `deploy/postgresql`. */
export async function openPair(folder: string) {
  await mkdir(folder, { recursive: true })
  const account = await accountFor(folder)
  await giveTo(account, folder)
  const nodeAt = async (name: string): Promise<Node> => ({ port: await freePort(), data: path.join(folder, name) })
  let [primary, standby] = [await nodeAt('one'), await nodeAt('two')]
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',')

  async function command(program: string, ...args: string[]) {
    const { code, output } = await run(path.join(POSTGRESQL, program), args, { account, cwd: folder })
    if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}`)
  }
  const start = ({ data, port }: Node) => {
    const options = `-p ${port} -k '' -c listen_addresses=127.0.0.1`
    return command('pg_ctl', 'start', '-D', data, '-l', `${data}.log`, '-w', '-o', options)
  }
  const stop = ({ data }: Node) => command('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w')
  async function configure({ data }: Node, role: 'primary' | 'standby') {
    await copyFile(path.join(DEPLOY, `postgresql/${role}.conf`), path.join(data, 'role.conf'))
    await writeFile(path.join(data, 'postgresql.conf'), `include 'role.conf'\n`)
    await giveTo(account, data)
  }
  async function ask<Row extends pg.QueryResultRow>(text: string, node = primary): Promise<Row[]> {
    const client = new pg.Client({ connectionString: `postgres://sizzle@127.0.0.1:${node.port}/postgres` })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }
  /** Copies the primary, follows it, and is waited for by each commit. */
  async function addStandby() {
    await rm(standby.data, { recursive: true, force: true })
    const slot = path.basename(standby.data)
    const from = `host=127.0.0.1 port=${primary.port} user=sizzle`
    await command('pg_basebackup', '-D', standby.data, '-d', from, '-C', '-S', slot, '-X', 'stream', '-c', 'fast')
    await writeFile(path.join(standby.data, 'standby.signal'), '')
    const following = `primary_conninfo = '${from}'\nprimary_slot_name = '${slot}'\n`
    await writeFile(path.join(standby.data, 'postgresql.auto.conf'), following)
    await configure(standby, 'standby')
    await start(standby)
    await ask(`alter system set synchronous_standby_names = 'ANY 1 (standby)'`)
    await ask('select pg_reload_conf()')
    await untilSynchronous()
  }
  const untilSynchronous = () =>
    untilSo('the standby is synchronous', async () => {
      const rows = await ask<{ state: string }>(`select sync_state as state from pg_stat_replication`)
      return rows.some(({ state }) => state === 'quorum' || state === 'sync')
    })

  await command('initdb', '-D', primary.data, '-U', 'sizzle', '--auth=trust', '--encoding=UTF8', '--locale=C')
  await configure(primary, 'primary')
  await start(primary)
  await addStandby()
  return {
    databaseUrl: `postgres://sizzle@${hosts}/postgres`,
    ask,
    /** kill -9 of the first process of the primary. Answers when that was. */
    async killPrimary(): Promise<number> {
      const running = await readPostmasterFile(primary.data)
      if (!running) throw new Error('the primary does not run')
      process.kill(running.pid, 'SIGKILL')
      return performance.now()
    },
    /** The standby takes writes from now on; answers how long that took it. */
    async promote(): Promise<number> {
      const since = performance.now()
      await command('pg_ctl', 'promote', '-D', standby.data, '-w')
      ;[primary, standby] = [standby, primary]
      return performance.now() - since
    },
    /** The one that was killed comes back as the standby of the one that took over. */
    addStandby,
    async stopStandby() {
      await stop(standby)
    },
    async startStandby() {
      await start(standby)
      await untilSynchronous()
    },
    async stop() {
      for (const node of [primary, standby]) await stop(node).catch(() => undefined)
    },
  }
}
