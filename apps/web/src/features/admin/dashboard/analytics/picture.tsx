import { type CsvCell, csvTable } from '@sizzle/domain/exports/csv.ts'
import { type ReactNode, useId, useState } from 'react'
import { saveFile } from '../../../../kit/save-file.ts'
import { button } from '../../../../ui/button.ts'
import { EmailWords } from '../../../../ui/email-words.tsx'
import { COLUMN_HEAD } from '../../../../ui/list/row-look.ts'
import { ToolIcon, type ToolIconName } from '../../../../ui/tool-icon.tsx'

export type Cell = {
  readonly words: string
  /** In a quieter line below; where there is room, in a column of its own. */
  readonly below?: string | undefined
  readonly value: CsvCell
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
  const [isOpen, setOpen] = useState(false)
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
  const isShown = isTableOpen || isOpen
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-card border border-line bg-raised p-4 max-sm:pt-2"
    >
      <header className="mb-2 flex items-start justify-between gap-2 max-[18rem]:flex-wrap max-sm:mb-1">
        <div className="py-1.5">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {scope && <p className="text-sm text-soft">{scope}</p>}
        </div>
        <div className="-mr-2 ml-auto flex shrink-0">
          {!isTableOpen && (
            <Tool icon="list" label={`As a table: ${title}`} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
          )}
          <Tool icon="download" label={`Download CSV: ${title}`} onPress={save} />
        </div>
      </header>
      {children}
      {isShown && <PlainTable title={title} table={table} isWhole={isTableOpen} />}
    </section>
  )
}

type ToolProps = { icon: ToolIconName; label: string; isOpen?: boolean; onPress: () => void }

/** Stands at every picture, so it is as quiet as a mark. */
function Tool({ icon, label, isOpen, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={button(
        'bare',
        'w-11 grow-0! px-0! text-soft! hover:text-ink! aria-expanded:bg-sunk aria-expanded:text-ink!',
      )}
      aria-expanded={isOpen}
      title={label}
      onClick={onPress}
    >
      <ToolIcon name={icon} /> <span className="sr-only">{label}</span>
    </button>
  )
}

/** A heading above a sentence, alike wherever nothing is: what is not there takes no more place than that. */
function NothingToShow({ title, sentence }: { title: string; sentence: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-raised p-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="text-soft">{sentence}</p>
    </section>
  )
}

const TABLE_BELOW = 'mt-3 max-h-96'

type PlainTableProps = { title: string; table: PictureTable; isWhole: boolean }

function PlainTable({ title, table: { header, rows }, isWhole }: PlainTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={`overflow-auto ${isWhole ? '' : TABLE_BELOW}`} tabIndex={0} aria-label={`${title}, as a table`}>
      <table className="w-full">
        <thead>
          <tr className={`border-b border-line-strong ${COLUMN_HEAD}`}>
            {header.map((name, column) => (
              <th key={name} scope="col" className={`py-2 ${column > 0 ? 'pl-3 text-right whitespace-nowrap' : ''}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={`${head?.words} ${head?.below ?? ''}`} className="border-b border-line last:border-0">
              <th
                scope="row"
                className={`py-2 text-left font-normal ${head?.below ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : 'min-w-36'}`}
              >
                {head?.words}
                {head?.below && (
                  <span className="block text-sm text-soft lg:text-base">
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
