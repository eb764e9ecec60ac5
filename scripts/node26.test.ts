import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'

// Makes this Node say that it is an old one, so that the test needs no second Node on the machine.
const AS_NODE_20 = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})`

const folder = mkdtempSync(join(tmpdir(), 'node26-'))
const entry = join(folder, 'entry.ts')
writeFileSync(
  entry,
  `const args: string[] = process.argv.slice(2)
   let signals: number = 0
   process.on('SIGINT', () => { signals += 1; setTimeout(() => { console.log('signals', signals); process.exit(9) }, 200) })
   console.log(JSON.stringify({ main: import.meta.main, entry: process.argv[1], args }))
   if (args[0] === 'wait') setInterval(() => {}, 1000)
   else process.exitCode = Number(args[0])`,
)
// Two small projects: one whose dependencies brought a Node along, and one without.
const LAUNCHER = projectWithLauncher('complete')
const LONELY_LAUNCHER = projectWithLauncher('lonely')
const brought = join(folder, 'complete/node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
mkdirSync(dirname(brought), { recursive: true })
symlinkSync(process.execPath, brought)
afterAll(() => rmSync(folder, { recursive: true }))

function projectWithLauncher(name: string): string {
  for (const file of ['node26.mjs', 'find-node.mjs', 'launch.mjs', 'parent.mjs'])
    cpSync(join(import.meta.dirname, file), join(folder, name, 'scripts', file))
  return join(folder, name, 'scripts/node26.mjs')
}

function putProgram(path: string, script: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function launch(flags: string[], args: string[], launcher = LAUNCHER, env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, [...flags, launcher, entry, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { child, ended: ended.then(([out, err, [code]]) => ({ out, err, code })) }
}

describe.each([
  ['on Node 26 itself', []],
  ['on an old Node, through the Node among the dependencies', ['--import', AS_NODE_20]],
])('%s', (_, flags) => {
  test('the entry sees its own arguments, is the main module, and its exit code is passed on', async () => {
    const { out, code } = await launch(flags, ['7', 'two words']).ended
    expect(JSON.parse(out)).toEqual({ main: true, entry, args: ['7', 'two words'] })
    expect(code).toBe(7)
  })

  test('an interrupt ends the entry in its own way', async () => {
    const { child, ended } = launch(flags, ['wait'])
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 9 })
  })
})

test('an interrupt that arrives twice at once, from the terminal and from npm, reaches the entry once', async () => {
  const { child, ended } = launch(['--import', AS_NODE_20], ['wait'])
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 50))
  child.kill('SIGINT')
  expect((await ended).out).toContain('signals 1\n')
})

test('an old Node without a newer one beside it says plainly what to do', async () => {
  const { err, code } = await launch(['--import', AS_NODE_20], [], LONELY_LAUNCHER).ended
  expect(err).toMatch(/^Node 26 or newer is needed and this is Node 20\.1\.0\. Run "npm ci --include=optional"/)
  expect(code).toBe(1)
})

// A fake in the place of the Node among the dependencies: it says what the system's loader says.
describe.each([
  ['apt-get', 'libatomic.so.1', /Run "apt-get update && apt-get install -y libatomic1" as root, then try again\.$/],
  ['dnf', 'libatomic.so.1', /Run "dnf install -y libatomic" as root, then try again\.$/],
  ['another', 'libatomic.so.1', /Install the package of this system that holds libatomic\.so\.1, then try again\.$/],
  ['apt-get', 'libfoo.so.3', /Install the package of this system that holds libfoo\.so\.3, then try again\.$/],
])('on a bare system with %s that lacks %s', (installer, library, advice) => {
  test('the start says which command mends it', async () => {
    const name = `bare-${installer}-${library}`
    const launcher = projectWithLauncher(name)
    const node = join(folder, name, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
    putProgram(node, `echo "node: error while loading shared libraries: ${library}: cannot open" >&2; exit 127`)
    putProgram(join(folder, name, 'bin', installer), 'exit 0')
    const env = { PATH: join(folder, name, 'bin') }
    const { err, code } = await launch(['--import', AS_NODE_20], [], launcher, env).ended
    expect(err.trim()).toMatch(advice)
    expect(err).toContain(`The Node 26 that npm brought along does not run here: the library ${library} is missing.`)
    expect(code).toBe(1)
  })
})

describe('on a machine where the Node among the packages does not run', () => {
  test('an optional package whose install script calls node is still installed', async () => {
    const project = join(folder, 'bare')
    const optional = join(project, 'database')
    putProgram(join(project, 'broken-node/bin/node'), 'exit 127')
    putPackage(join(project, 'broken-node'), { bin: { node: 'bin/node' } })
    putPackage(optional, { scripts: { postinstall: `node -e "require('fs').writeFileSync('ready', '')"` } })
    putPackage(project, {
      allowScripts: { database: true },
      optionalDependencies: { 'broken-node': 'file:broken-node', database: 'file:database' },
    })
    cpSync(join(import.meta.dirname, '../.npmrc'), join(project, '.npmrc'))
    const child = spawn('npm', ['install', '--offline'], {
      cwd: project,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
    expect(await once(child, 'exit')).toEqual([0, null])
    expect([existsSync(join(project, 'node_modules/database')), existsSync(join(optional, 'ready'))]).toEqual([
      true,
      true,
    ])
  })
})

function putPackage(path: string, content: object): void {
  mkdirSync(path, { recursive: true })
  const name = basename(path)
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...content }))
}
