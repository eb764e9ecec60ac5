import { onConfiguredDatabase, sentenceFor, summaryOf } from './kit/db/archive/configured.ts'
import { importArchive } from './kit/db/archive/import-archive.ts'
import { openLog } from './kit/log.ts'

try {
  const manifest = await onConfiguredDatabase('import', (places) => importArchive({ ...places, log: openLog('warn') }))
  console.log(`Imported ${summaryOf(manifest)}.`)
} catch (error) {
  console.error(sentenceFor('import', error))
  process.exitCode = 1
}
