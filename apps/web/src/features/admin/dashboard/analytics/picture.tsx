import { csvTable } from '@sizzle/domain/exports/csv.ts'
import { type ReactNode, useId } from 'react'
import { saveFile } from '../../../../kit/save-file.ts'
import { EmailWords } from '../../../../ui/email-words.tsx'
import { ExportButton } from '../../../../ui/list/export-button.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'

export type Cell = {
  readonly words: string
  /** In a quieter line below. */
  readonly below?: string | undefined
  readonly value: string | number
}
export type PictureTable = {
  readonly header: readonly string[]
  /** As they are read, and as a spreadsheet gets them; the first one heads its row. */
  readonly rows: readonly (readonly Cell[])[]
}

type PictureProps = {
  title: string
  /** Under the title: what it is counted from, where that is not the range. */
  scope?: string | undefined
  /** Without the ending. */
  fileName: string
  table: PictureTable
  /** Said in the place of all of it where there is nothing to show; nothing to take into a spreadsheet then either. */
  empty?: string | undefined
  /** Shown at once instead of behind a press. */
  isTableOpen?: boolean
  children?: ReactNode
}

/** What is shown as a picture stands in a table as well, which goes into a spreadsheet. */
export function Picture({ title, scope, fileName, table, empty, isTableOpen = false, children }: PictureProps) {
  const id = useId()
  if (empty !== undefined) return <NothingToShow title={title} sentence={empty} />
  const save = () =>
    saveFile(
      `${fileName}.csv`,
      'text/csv;charset=utf-8',
      csvTable(
        table.header,
        table.rows.map((row) => row.map(({ value }) => value)),
      ),
    )
  const shown = <PlainTable title={title} table={table} isWhole={isTableOpen} />
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-raised p-4">
      <header className="mb-2 flex items-center justify-between gap-2">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {scope && <p className="text-sm text-soft">{scope}</p>}
        </div>
        <ExportButton label={`Download CSV: ${title}`} look="sign" onClick={save} />
      </header>
      {children}
      {isTableOpen ? (
        shown
      ) : (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-soft">
            <ToolIcon name="down" className="size-4" /> As a table
          </summary>
          {shown}
        </details>
      )}
    </section>
  )
}

/** A heading above a sentence, alike wherever nothing is: what is not there takes no more place than that. */
function NothingToShow({ title, sentence }: { title: string; sentence: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-raised px-4 py-3 sm:px-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="text-soft">{sentence}</p>
    </section>
  )
}

type PlainTableProps = { title: string; table: PictureTable; isWhole: boolean }

function PlainTable({ title, table: { header, rows }, isWhole }: PlainTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={`overflow-auto ${isWhole ? '' : 'max-h-96'}`} tabIndex={0} aria-label={`${title}, as a table`}>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line-strong text-left text-soft">
            {header.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={`py-2 font-normal ${column > 0 ? 'pl-3 text-right whitespace-nowrap' : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={`${head?.words} ${head?.below ?? ''}`} className="border-b border-line last:border-0">
              <th scope="row" className="min-w-36 py-2 text-left font-normal wrap-anywhere">
                {head?.words}
                {head?.below && (
                  <span className="block text-sm text-soft">
                    <EmailWords email={head.below} />
                  </span>
                )}
              </th>
              {cells.map(({ words }, column) => (
                <td key={header[column + 1]} className="price py-2 pl-3 text-right">
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
