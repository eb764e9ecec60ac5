import { createInterface } from 'node:readline'
import { openLog } from '../kit/log.ts'
import { stopOnUnhandledErrors } from '../kit/unhandled-errors.ts'

// A program over the last net that does on each line of input what the line says, for the test that looks at what is left.
stopOnUnhandledErrors(openLog('error'), async () => {
  process.stdout.write('stopped in order\n')
})
createInterface(process.stdin).on('line', (line) => {
  if (line === 'reject') void Promise.reject(new Error('nobody waits'))
  if (line === 'throw') throw new Error('nobody catches')
  setImmediate(() => process.stdout.write(`still here after ${line}\n`))
})
