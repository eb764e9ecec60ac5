import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { accountFor, giveTo } from '../../kit/db/embedded/account.ts'
import { readPostmasterFile } from '../../kit/db/embedded/postmaster-file.ts'
import { freePort } from '../free-port.ts'
import { DEPLOY, ETCD, PATRONI, untilSo } from './needs.ts'
import type { Hosts } from './pair.ts'
import { runBeside } from './run-beside.ts'

type Host = { readonly name: string; readonly port: number; readonly api: number; readonly data: string }
type State = { readonly role: string; readonly state: string; readonly sync_standby?: boolean }

const SUPERUSER = 'postgres:change-me'
const LIMIT_MS = 120_000

/** Two hosts of PostgreSQL that Patroni looks after, with the settings of `deploy/patroni.yml`, and one etcd. */
export async function openPatroni(folder: string): Promise<Hosts> {
  await mkdir(folder, { recursive: true })
  const account = (await accountFor(folder)) ?? {}
  const etcd = await openEtcd(path.join(folder, 'etcd'))
  const hostAt = async (name: string): Promise<Host> => ({
    name,
    port: await freePort(),
    api: await freePort(),
    data: path.join(folder, name),
  })
  const hosts = [await hostAt('one'), await hostAt('two')]
  await Promise.all(hosts.map((host) => writeFile(`${host.data}.yml`, '')))
  for (const host of hosts) await writeFile(`${host.data}.yml`, await settingsOf(host, etcd.address))
  await giveTo(await accountFor(folder), folder)

  const start = ({ data }: Host) => runBeside(PATRONI, [`${data}.yml`], account)
  const running = new Map(hosts.map((host) => [host, start(host)]))
  const find = async (isMeant: (state: State) => boolean) => {
    for (const host of hosts) if (isMeant(await stateOf(host))) return host
    return undefined
  }
  const untilBoth = () =>
    untilSo(
      'one host leads and the other is its synchronous standby',
      async () => (await find(leads)) !== undefined && (await find(follows)) !== undefined,
      LIMIT_MS,
    )

  await untilBoth()
  const first = (await find(leads)) ?? hosts[0]
  if (!first) throw new Error('there is no host')
  await makeDatabase(first)
  return {
    databaseUrl: `postgres://sizzle:cumin@${hosts.map(({ port }) => `127.0.0.1:${port}`).join(',')}/sizzle`,
    /** All that runs on the host that leads, as when its power fails. */
    async killPrimary(): Promise<number> {
      const host = await find(leads)
      const server = host && (await readPostmasterFile(host.data))
      if (!host || !server) throw new Error('nobody leads')
      await running.get(host)?.stop('SIGKILL')
      process.kill(server.pid, 'SIGKILL')
      running.delete(host)
      return performance.now()
    },
    /** Nobody does anything: the other one takes over when the word of the dead one has run out. */
    async promote(): Promise<number> {
      const since = performance.now()
      await untilSo('the standby leads', async () => (await find(leads)) !== undefined, LIMIT_MS)
      return performance.now() - since
    },
    async addStandby() {
      for (const host of hosts) if (!running.has(host)) running.set(host, start(host))
      await untilBoth()
    },
    async stop() {
      await Promise.all([...running.values()].map((one) => one.stop()))
      await etcd.stop()
    },
  }
}

const leads = ({ role, state }: State) => role === 'master' && state === 'running'
const follows = ({ role, state, sync_standby }: State) =>
  role === 'replica' && state === 'running' && sync_standby === true

async function stateOf({ api }: Host): Promise<State> {
  const answer = await fetch(`http://127.0.0.1:${api}/patroni`).catch(() => undefined)
  return answer ? ((await answer.json()) as State) : { role: 'away', state: 'away' }
}

async function settingsOf({ name, port, api, data }: Host, etcd: string): Promise<string> {
  const shipped = await readFile(path.join(DEPLOY, 'patroni.yml'), 'utf8')
  return shipped
    .replace('name: one', `name: ${name}`)
    .replace('0.0.0.0:8008', `127.0.0.1:${api}`)
    .replace('one:8008', `127.0.0.1:${api}`)
    .replace('etcd-one:2379,etcd-two:2379,etcd-three:2379', etcd)
    .replace('0.0.0.0:5432', `127.0.0.1:${port}`)
    .replace('one:5432', `127.0.0.1:${port}`)
    .replace('/var/lib/postgresql/15/sizzle', data)
    .replace('/var/lib/postgresql/patroni.pgpass', `${data}.pgpass`)
    .replace('/var/run/postgresql', path.dirname(data))
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
}

async function openEtcd(folder: string) {
  const [client, peer] = [await freePort(), await freePort()]
  const [address, peers] = [`127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  const etcd = runBeside(ETCD, [
    ...['--data-dir', folder, '--name', 'one', '--initial-cluster', `one=${peers}`],
    ...['--listen-client-urls', `http://${address}`, '--advertise-client-urls', `http://${address}`],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
  ])
  await untilSo(
    'etcd answers',
    async () => (await fetch(`http://${address}/health`).catch(() => undefined))?.ok === true,
  )
  return { address, stop: () => etcd.stop() }
}

async function makeDatabase({ port }: Host) {
  const client = new pg.Client({ connectionString: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres` })
  await client.connect()
  await client.query(`create role sizzle login password 'cumin'`)
  await client.query('create database sizzle owner sizzle')
  await client.end()
}
