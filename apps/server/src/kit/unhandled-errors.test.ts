import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

test('a rejection that nobody waits for is logged and ends nothing; an exception ends the program in order', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/unhandled-errors-process.ts')])
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: string[] = []
  createInterface(child.stdout).on('line', (line) => said.push(line))
  const closed = once(child, 'close')
  child.stdin.write('reject\n')
  await expect.poll(() => said).toContain('still here after reject')
  expect(said.join()).toContain('nobody waits')
  child.stdin.write('throw\n')
  const [code] = await closed
  expect(code).toBe(1)
  expect(said.join()).toContain('nobody catches')
  expect(said).toContain('stopped in order')
  expect(said).not.toContain('still here after throw')
})
