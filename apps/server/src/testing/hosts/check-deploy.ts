import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { DEPLOY, HAPROXY, isThere, say } from './needs.ts'

// `npm run faults -- deploy`: the files of `deploy/` by the programs that read them, as far as those are installed. Those of
// PostgreSQL and PgBouncer are read by the proofs of failover and pooler.

const BUILDAH = '/usr/bin/buildah'
const own = (name: string) => path.join(DEPLOY, name)
const CHECKS: readonly (readonly [name: string, program: string, args: readonly string[]])[] = [
  ['haproxy.cfg', HAPROXY, ['-c', '-f', own('haproxy.cfg')]],
  ['sizzle@.service', '/usr/bin/systemd-analyze', ['verify', own('sizzle@.service')]],
  ['sizzle-backup', '/usr/bin/systemd-analyze', ['verify', own('sizzle-backup.service'), own('sizzle-backup.timer')]],
  ['Caddyfile', '/usr/bin/caddy', ['adapt', '--config', own('Caddyfile'), '--adapter', 'caddyfile', '--validate']],
]
let failed = 0
for (const [name, program, args] of CHECKS) {
  if (!(await isThere(program))) {
    say(`${name.padEnd(20)} not checked: ${program} is not there`)
    continue
  }
  const { code, said } = await run(program, args)
  const isGood = code === 0 && !/\[WARNING\]|\[ALERT\]/.test(said)
  if (!isGood) failed += 1
  say(`${name.padEnd(20)} ${isGood ? `good (${path.basename(program)})` : said.trim()}`)
}
if (!(await checkDockerfile())) failed += 1
process.exitCode = failed === 0 ? 0 : 1

/** Builds the image, from a base that somebody has put on this machine: nothing is fetched but packages. */
async function checkDockerfile(): Promise<boolean> {
  const file = own('Dockerfile')
  const base = /^FROM (\S+)/m.exec(await readFile(file, 'utf8'))?.[1] ?? ''
  const isHere = (await isThere(BUILDAH)) && (await run(BUILDAH, ['inspect', '--type', 'image', base])).code === 0
  if (!isHere) {
    say(`Dockerfile           not checked: it takes ${BUILDAH} and the image ${base} on this machine`)
    return true
  }
  const image = 'sizzle-check'
  const { code, said } = await run(BUILDAH, ['bud', '--pull-never', '-f', file, '-t', image, path.dirname(DEPLOY)])
  if (code === 0) await run(BUILDAH, ['rmi', image])
  say(`Dockerfile           ${code === 0 ? 'good: an image was built (buildah)' : said.trim().slice(-2000)}`)
  return code === 0
}

async function run(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { code, said: out + error }
}
