import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureBuilt } from './build.ts'

// A project with one small page, built by the real Vite.
let root: string
const page = () => join(root, 'apps/web/dist/client/page.js')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  write('package-lock.json', '{}')
  write('packages/domain/src/price.ts', 'export const price: number = 1550')
  write('apps/web/src/page.ts', `import { price } from '../../../packages/domain/src/price.ts'\nconsole.log(price)`)
  write(
    'apps/web/vite.config.ts',
    `const input: string = 'src/page.ts'
     export default { build: { outDir: 'dist/client', rolldownOptions: { input, output: { entryFileNames: 'page.js' } } } }`,
  )
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(import.meta.dirname, '../node_modules/vite'), join(root, 'node_modules/vite'), 'junction')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

async function build(): Promise<string[]> {
  const said: string[] = []
  await ensureBuilt((line) => said.push(line), root)
  return said
}

test('builds what is missing, then leaves it alone until something that it is made of changes', async () => {
  expect(await build()).toHaveLength(2)
  expect(readFileSync(page(), 'utf8')).toContain('1550')
  expect(await build()).toEqual([])

  write('apps/web/src/page.test.ts', '')
  expect(await build()).toEqual([])

  write('packages/domain/src/price.ts', 'export const price: number = 1600')
  expect(await build()).toHaveLength(2)
  expect(readFileSync(page(), 'utf8')).toContain('1600')
})

test('a build that fails says why, and is tried again the next time', async () => {
  write('apps/web/src/page.ts', `import './gone.ts'`)
  await expect(build()).rejects.toThrow(/could not be built[\s\S]*gone\.ts/)
  write('apps/web/src/page.ts', 'console.log("back")')
  expect(await build()).toHaveLength(2)
})

test('of three processes that start at once, one builds and all find the pages', async () => {
  const outputs = await Promise.all([1, 2, 3].map(() => text(otherProcess().stdout)))
  expect(outputs.join('').match(/building/g)).toHaveLength(1)
  expect(existsSync(page())).toBe(true)
})

test('a start that is killed while it builds leaves nothing that the next one trips over', async () => {
  const killed = otherProcess()
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await build()
  expect(readFileSync(page(), 'utf8')).toContain('1550')
  expect(await build()).toEqual([])
})

function otherProcess() {
  const code = `import { ensureBuilt } from ${JSON.stringify(join(import.meta.dirname, 'build.ts'))}
    await ensureBuilt(console.log, ${JSON.stringify(root)})`
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
}
