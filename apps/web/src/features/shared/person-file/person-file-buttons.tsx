import { personCsv } from '@sizzle/domain/exports/person-csv.ts'
import { useState } from 'react'
import { saveFile } from '../../../kit/save-file.ts'
import { useSending } from '../../../kit/server/wish.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'

type Kept = { readonly madeAt: string; readonly person: Readonly<Record<string, unknown>> }
type FileKind = 'json' | 'csv'

type PersonFileButtonsProps = {
  /** What the file is called before its day. */
  fileName: string
  /** On the button of the file for programs; the table has its own. */
  label: string
  /** Said to screen readers when it is there. */
  done: string
  whyNot?: string | undefined
  collect: (key: string) => Promise<Kept>
}

/** Everything that is kept about somebody, as a file for programs or as a table. */
export function PersonFileButtons({ fileName, label, done, whyNot, collect }: PersonFileButtonsProps) {
  const [kind, setKind] = useState<FileKind>('json')
  const download = useSending<FileKind, Kept>((_, key) => collect(key), {
    onDone: (kept, wished) => save(fileName, wished, kept),
  })
  const take = (wished: FileKind) => {
    setKind(wished)
    download.send(wished)
  }
  const isCollecting = (of: FileKind) => download.isPending && kind === of
  return (
    <div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {(['json', 'csv'] as const).map((of) => (
          <button
            key={of}
            type="button"
            className={button('quiet')}
            disabled={whyNot !== undefined}
            title={whyNot}
            onClick={() => take(of)}
            {...heldIf(download.isPending)}
          >
            {isCollecting(of) ? 'Collecting…' : of === 'json' ? label : 'Download as a table'}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {download.answer ? done : ''}
      </p>
      <FormProblem sentence={download.sentence} className="not-empty:mt-3" />
    </div>
  )
}

function save(fileName: string, kind: FileKind, { madeAt, person }: Kept): void {
  const name = `${fileName}-${madeAt.slice(0, 10)}.${kind}`
  if (kind === 'csv') saveFile(name, 'text/csv;charset=utf-8', personCsv(person))
  else saveFile(name, 'application/json', JSON.stringify({ madeAt, person }, null, 2))
}
