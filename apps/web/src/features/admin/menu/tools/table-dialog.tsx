import type { PostAnswer } from '@sizzle/contract/client.ts'
import { MAX_MENU_CSV_BYTES } from '@sizzle/domain/menu/menu-csv.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { saveFile } from '../../../../kit/save-file.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { RUNS_IN_APP } from '../../../../platform/platform.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { DIALOG_FOOT } from '../../../../ui/form/dialog-foot.ts'
import { FileDrop } from '../../../../ui/form/file-drop.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { ExportButton } from '../../../../ui/list/export-button.tsx'

type TableDialogProps = {
  locationId: string
  whyNot: string | undefined
  onDone: () => void
  onClose: () => void
}
type Reading = PostAnswer<'/importMenuCsv'>

/** The menu as a table for spreadsheets: out, and back in after a dry run that lists every problem. */
export function TableDialog({ locationId, whyNot, onDone, onClose }: TableDialogProps) {
  const [file, setFile] = useState<{ readonly name: string; readonly csv: string }>()
  const [tooLarge, setTooLarge] = useState(false)
  const reading = useWish('/importMenuCsv')
  const writing = useWish('/importMenuCsv', {
    close: onClose,
    onDone: ({ added, changed }) => {
      toast('success', 'The table was read in', `${added} added, ${changed} changed.`)
    },
    onSettled: onDone,
  })
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    reading.reset()
    writing.reset()
    setTooLarge(chosen.size > MAX_MENU_CSV_BYTES)
    setFile(undefined)
    if (chosen.size > MAX_MENU_CSV_BYTES) return
    const csv = await chosen.text()
    setFile({ name: chosen.name, csv })
    reading.send({ locationId, csv, dryRun: true })
  }
  const found = file && reading.answer
  const isFit = found && found.problems.length === 0 && found.added + found.changed > 0
  const isBusy = reading.isPending || writing.isPending
  return (
    <Dialog label="Menu as a table" shape="sheet" onClose={onClose}>
      <DialogHead title="Menu as a table" onClose={onClose} />
      <div className="grid gap-5 px-6 pb-6">
        <TakeTable locationId={locationId} />
        <section aria-labelledby="read-table" className="grid gap-3 border-t border-line pt-5">
          <h3 id="read-table" className="text-lg">
            Upload a changed table
          </h3>
          <p className="text-soft">
            A line with the ID of a dish changes that dish; a line without one adds a dish. Dishes that are not in the
            table stay as they are. You see every change before the menu is updated.
          </p>
          <FileDrop
            label="Table (CSV)"
            accept=".csv,text/csv"
            name={file?.name}
            invitation={
              <>
                Choose a table<span className="pointer-coarse:hidden"> or drop it here</span>
              </>
            }
            note="CSV, at most 10 MB"
            isDisabled={isBusy || whyNot !== undefined}
            onChoose={(chosen) => void choose(chosen)}
          />
          <p role="status" className="font-semibold empty:hidden">
            {reading.isPending ? 'Reading…' : found && summaryOf(found)}
          </p>
          {found && <Findings found={found} />}
          <FormProblem sentence={tooLarge ? 'A table can have up to 10 MB.' : (reading.sentence ?? writing.sentence)} />
        </section>
        <div className={DIALOG_FOOT}>
          {!file && <p className="mr-auto text-sm text-soft max-sm:basis-full">Choose a file first.</p>}
          <button type="button" className={button('quiet')} onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            className={button('primary')}
            disabled={!isFit || whyNot !== undefined}
            onClick={() => file && writing.send({ locationId, csv: file.csv, dryRun: false })}
            {...heldIf(isBusy)}
          >
            {writing.isPending ? 'Updating…' : found ? 'Update the menu' : 'See the changes'}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function TakeTable({ locationId }: { locationId: string }) {
  const take = useWish('/exportMenuCsv', {
    onDone: ({ fileName, csv, count }) => {
      saveFile(fileName, 'text/csv;charset=utf-8', csv)
      toast('success', count === 1 ? 'Exported 1 item' : `Exported ${count} items`)
    },
    onFailed: (error) => toast('error', sentenceOf(error)),
  })
  const whyNot = RUNS_IN_APP ? 'The app saves no files: export in a browser.' : undefined
  return (
    <section aria-labelledby="take-table" className="grid gap-3">
      <h3 id="take-table" className="text-lg">
        Download the menu
      </h3>
      <ExportButton
        label="Export (CSV)"
        look="words"
        className="w-fit"
        isBusy={take.isPending}
        whyNot={whyNot}
        onClick={() => take.send({ locationId })}
      />
    </section>
  )
}

function summaryOf({ lines, added, changed, same, problems }: Reading): string {
  if (problems.length > 0)
    return problems.length === 1
      ? '1 problem. Nothing was written.'
      : `${problems.length} problems. Nothing was written.`
  const read = lines === 1 ? '1 line' : `${lines} lines`
  return `${read}: ${added} added, ${changed} changed, ${same} as before.`
}

const MOST_SHOWN = 200

function Findings({ found: { problems, changes } }: { found: Reading }) {
  const rows =
    problems.length > 0
      ? problems.map(({ line, column, sentence }) => ({ line, words: column ? `${column}: ${sentence}` : sentence }))
      : changes.map(({ line, name, kind, columns }) => ({
          line,
          words: kind === 'add' ? `${name} is added` : `${name}: ${columns.join(', ')}`,
        }))
  if (rows.length === 0) return null
  return (
    <ul className="relative max-h-[40dvh] overflow-y-auto rounded-control border border-line">
      {rows.slice(0, MOST_SHOWN).map(({ line, words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one line may have several problems, and the list never changes in place
        <li key={at} className="flex gap-3 border-b border-line px-3 py-2 last:border-b-0">
          <span className="shrink-0 text-soft tabular-nums">Line {line}</span>
          <span className="min-w-0 wrap-break-word">{words}</span>
        </li>
      ))}
      {rows.length > MOST_SHOWN && <li className="px-3 py-2 text-soft">and {rows.length - MOST_SHOWN} more</li>}
    </ul>
  )
}
