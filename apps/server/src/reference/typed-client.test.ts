import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alwaysOpen } from '../testing/an-order.ts'
import { useTestApp } from '../testing/test-app.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const CLIENT = join(ROOT, 'apps/typed-client')
const run = promisify(execFile)
const app = useTestApp()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizzle-typed-client-'))
  await alwaysOpen(app())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const node = (file: string, ...args: string[]) => run(process.execPath, [file, ...args], { cwd: CLIENT })
const site = () => `http://localhost:${new URL(app().url).port}`

it('gives a program of others a client without an any, which orders over HTTP', async () => {
  await node(generator(), `${site()}/api/openapi.json`, '--output', join(folder, 'openapi-types.d.ts'))

  const email = 'typed@example.test'
  await app().signUp(email)
  const [errors, { stdout }] = await Promise.all([
    typeErrors(),
    node(join(CLIENT, 'src/order-program.ts'), site(), email, 'Turmeric-42'),
  ])
  expect(errors).toBe('')
  const said = JSON.parse(stdout) as Record<string, Record<string, unknown>>
  expect(said).toMatchObject({
    placed: { status: 'pending', paymentStatus: 'unpaid', orderType: 'pickup', customerInfo: { email } },
    refused: 'invalid_input',
  })
  expect(said.read).toEqual(said.placed)
})

/** What the strict compiler says about the program and the generated types; they meet as if in one folder. */
async function typeErrors(): Promise<string> {
  const project = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['esnext', 'dom', 'dom.iterable'],
      rootDirs: [join(CLIENT, 'src'), folder],
      typeRoots: [join(ROOT, 'node_modules/@types')],
      skipLibCheck: false,
    },
    files: [join(CLIENT, 'src/order-program.ts'), join(CLIENT, 'src/no-any.ts'), join(folder, 'openapi-types.d.ts')],
  }
  const path = join(folder, 'tsconfig.json')
  await writeFile(path, JSON.stringify(project))
  return node(join(ROOT, 'node_modules/typescript/bin/tsc'), '--project', path).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

/** The command `openapi-typescript`, by its own entry. */
function generator(): string {
  const entry = createRequire(join(CLIENT, 'package.json')).resolve('openapi-typescript/package.json')
  return join(entry, '../bin/cli.js')
}
