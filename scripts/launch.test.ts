import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, describe, expect, test } from 'vitest'

// A small project with a real npm before it: whatever is killed, the entry is told and ends in its own way.

const folder = mkdtempSync(join(tmpdir(), 'launch-'))
mkdirSync(join(folder, 'scripts'))
for (const file of ['node26.mjs', 'find-node.mjs', 'launch.mjs', 'parent.mjs'])
  cpSync(join(import.meta.dirname, file), join(folder, 'scripts', file))
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    scripts: {
      once: 'node scripts/node26.mjs entry.ts',
      tool: 'node scripts/node26.mjs tool.ts',
      kept: 'node scripts/node26.mjs --keep-running entry.ts',
    },
  }),
)
// Says who it is, and takes a while to end when it is asked to.
writeFileSync(
  join(folder, 'entry.ts'),
  `let asked: number = 0
   for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
     process.on(signal, () => {
       asked += 1
       console.log('asked', asked)
       if (asked === 1) setTimeout(() => { console.log('drained'); process.exit(0) }, 300)
     })
   console.log('runs', process.pid, process.ppid)
   if (process.env.REFUSE) { console.log('refused'); process.exit(1) }
   if (process.env.DIE_FIRST) process.kill(process.pid, 'SIGKILL')
   if (process.connected) process.send?.('listening', undefined, undefined, () => {})
   setInterval(() => {}, 1000)`,
)
afterAll(() => rmSync(folder, { recursive: true }))

/** How often a launcher looks whether npm is there. */
const LOOK_MS = 250

const started: ChildProcess[] = []
afterEach(() => {
  for (const { pid } of started.splice(0)) if (pid !== undefined) quietKill(-pid)
})

function quietKill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended, as it should.
  }
}

type RunningProgram = Awaited<ReturnType<typeof running>>

/** `npm run NAME` in a process group of its own, as a terminal gives it; ready once the entry runs. */
async function running(name: 'once' | 'kept' | 'tool', environment: Record<string, string> = {}) {
  const npm = spawn('npm', ['run', '--silent', name], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  started.push(npm)
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const hear = (line: string) => {
    lines.push(line)
    for (const look of waiting) look()
  }
  createInterface({ input: npm.stdout }).on('line', hear)
  createInterface({ input: npm.stderr }).on('line', hear)
  // The output ends when the last process that writes to it has ended.
  const gone = Promise.all([once(npm.stdout, 'close'), once(npm.stderr, 'close')])
  const line = (start: string, nth = 1) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.filter((one) => one.startsWith(start))[nth - 1]
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      void gone.then(() => reject(new Error(`ended before it said "${start}": ${lines.join(' | ')}`)))
      look()
    })
  const processes = async (nth = 1) => {
    const [, entry, parent] = (await line('runs', nth)).split(' ').map(Number)
    if (npm.pid === undefined || entry === undefined || parent === undefined) throw new Error('no process')
    return { npm: npm.pid, entry, parent }
  }
  return { line, lines, gone, processes, exit: once(npm, 'exit') }
}

const KILLS: [string, (program: RunningProgram) => Promise<unknown>][] = [
  ['SIGTERM to npm', async ({ processes }) => process.kill((await processes()).npm, 'SIGTERM')],
  ['SIGHUP to npm', async ({ processes }) => process.kill((await processes()).npm, 'SIGHUP')],
  ['SIGKILL to npm', async ({ processes }) => process.kill((await processes()).npm, 'SIGKILL')],
  ['a terminal that hangs up', async ({ processes }) => process.kill(-(await processes()).npm, 'SIGHUP')],
  ['Ctrl+C', async ({ processes }) => process.kill(-(await processes()).npm, 'SIGINT')],
]

describe.each(['once', 'kept'] as const)('an entry that is run %s', (name) => {
  test.each(KILLS)('ends in its own way after %s, and nobody stays', async (_, kill) => {
    const program = await running(name)
    await kill(program)
    await program.gone
    // Without a process between, what the terminal says and that npm has gone are two words; the entry takes them for one.
    const said = program.lines.slice(1).filter((line) => name === 'kept' || line !== 'asked 2')
    expect(said).toEqual(['asked 1', 'drained'])
  })
})

describe('an entry that is kept running', () => {
  test('hears of it when its launcher is killed', async () => {
    const program = await running('kept')
    process.kill((await program.processes()).parent, 'SIGKILL')
    await program.gone
    expect(program.lines).toContain('drained')
  })

  test('hears once of a terminal that hangs up, also where its launcher sees first that npm has gone', async () => {
    const program = await running('kept')
    const { npm, parent } = await program.processes()
    // Busy meanwhile: the signal and the next look wait for it together.
    process.kill(parent, 'SIGSTOP')
    process.kill(-npm, 'SIGHUP')
    await program.exit
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    process.kill(parent, 'SIGCONT')
    await program.gone
    expect(program.lines.slice(1)).toEqual(['asked 1', 'drained'])
  })

  test('is started again when it is killed, and still ends when it is asked to', async () => {
    const program = await running('kept')
    const first = await program.processes()
    process.kill(first.entry, 'SIGKILL')
    const second = await program.processes(2)
    expect(second).toMatchObject({ parent: first.parent })
    process.kill(second.entry, 'SIGKILL')
    await program.processes(3)
    process.kill(second.npm, 'SIGTERM')
    await program.gone
    expect(program.lines.filter((line) => !line.startsWith('runs'))).toEqual([
      'The program ended unasked (SIGKILL): starting it again.',
      // Not at once any more: it has not run for long.
      'The program ended unasked (SIGKILL): starting it again in 0.25 s.',
      'asked 1',
      'drained',
    ])
  })

  test('is not started again when somebody asked the entry itself to end', async () => {
    const program = await running('kept')
    process.kill((await program.processes()).entry, 'SIGTERM')
    expect(await program.exit).toEqual([0, null])
    expect(program.lines.slice(1)).toEqual(['asked 1', 'drained'])
  })

  test('is not started again when it refuses to start, and its code is passed on', async () => {
    const program = await running('kept', { REFUSE: '1' })
    expect(await program.exit).toEqual([1, null])
    await program.gone
    expect(program.lines.slice(1)).toEqual(['refused'])
  })

  test('is given up when it is killed again and again before it listens', async () => {
    const program = await running('kept', { DIE_FIRST: '1' })
    const [code] = await program.exit
    expect(code).not.toBe(0)
    await program.gone
    expect(program.lines.filter((line) => line.startsWith('runs'))).toHaveLength(4)
  })
})

test('an entry that knows no signals takes what it started along', async () => {
  writeFileSync(
    join(folder, 'tool.ts'),
    `import { spawn } from 'node:child_process'
     spawn(process.execPath, ['-e', 'console.log("runs", process.pid, process.ppid); setInterval(() => {}, 1000)'], { stdio: 'inherit' })`,
  )
  const program = await running('tool')
  process.kill((await program.processes()).npm, 'SIGTERM')
  await program.gone
})

test('an entry that was started by hand stays when the shell behind it goes', async () => {
  const { npm_lifecycle_event: _, ...byHand } = process.env
  const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" scripts/node26.mjs --keep-running entry.ts & read x`], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: byHand,
  })
  started.push(shell)
  const lines = createInterface({ input: shell.stdout })
  const [first]: string[] = await once(lines, 'line')
  const launcher = Number(first?.split(' ')[2])
  shell.stdin.end('\n')
  await once(shell, 'exit')
  // Several looks of the watch that it must not have.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  process.kill(launcher, 'SIGTERM')
  const [second]: string[] = await once(lines, 'line')
  expect(second).toBe('asked 1')
})
