import { onConfiguredDatabase, sentenceFor, summaryOf } from './kit/db/archive/configured.ts'
import { exportArchive } from './kit/db/archive/export-archive.ts'

try {
  console.log(`Exported ${summaryOf(await onConfiguredDatabase('export', exportArchive))}.`)
} catch (error) {
  console.error(sentenceFor('export', error))
  process.exitCode = 1
}
