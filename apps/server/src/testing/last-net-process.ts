import { createInterface } from 'node:readline'
import { spreadLastNet } from '../kit/last-net.ts'
import { openLog } from '../kit/log.ts'

// A program over the last net that does on each line of input what the line says, for the test that looks at what is left.
spreadLastNet(openLog('error'), async () => {
  process.stdout.write('stopped in order\n')
})
createInterface(process.stdin).on('line', (line) => {
  if (line === 'reject') void Promise.reject(new Error('nobody waits'))
  if (line === 'throw') throw new Error('nobody catches')
  setImmediate(() => process.stdout.write(`still here after ${line}\n`))
})
