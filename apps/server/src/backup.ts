import { parseArgs } from 'node:util'
import { backUp } from './kit/db/archive/back-up.ts'
import { onConfiguredDatabase, sentenceFor, summaryOf } from './kit/db/archive/configured.ts'
import { giveWay } from './kit/db/archive/low-priority.ts'
import { StartError } from './kit/db/start-error.ts'

// `npm run backup -- FOLDER [--keep 14]`: also while the program runs, on its own database or another.

try {
  const kept = howMany()
  await giveWay()
  const { file, manifest, removed } = await onConfiguredDatabase('backup', ({ file: folder, ...places }) =>
    backUp({ ...places, folder, kept, now: new Date() }),
  )
  console.log(`Backed up ${summaryOf(manifest)} to ${file} and read them back; ${removed} older backups removed.`)
} catch (error) {
  console.error(sentenceFor('backup', error))
  process.exitCode = 1
}

function howMany(): number {
  const options = { keep: { type: 'string', default: '14' } } as const
  const { values } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
  if (/^[1-9]\d{0,3}$/.test(values.keep)) return Number(values.keep)
  throw new StartError('Say how many backups to keep: --keep 14')
}
