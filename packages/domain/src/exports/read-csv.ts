import { BOM, csvCell } from './csv.ts'

// Tables that people bring: from our own exports, from Excel (semicolons, tabs, CRLF, a BOM) or typed by hand.

/** Line and column as a spreadsheet counts them, from 1. */
export type CsvProblem = { readonly line: number; readonly column: string | null; readonly sentence: string }
/** `line` is where the record begins: a cell in quotes can hold several lines. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] }
export type CsvText = { readonly records: readonly CsvRecord[]; readonly problems: readonly CsvProblem[] }

const QUOTE_OPEN = 'A quote is opened here and never closed'
const TEXT_AFTER_QUOTE = 'After a closing quote there must be a separator; a quote inside a cell is written twice'
const SEPARATORS = [',', ';', '\t'] as const

/** Reads on after a mistake, so that all of them are found; lines without any text are left out. */
export function readCsv(text: string): CsvText {
  const source = text.startsWith(BOM) ? text.slice(BOM.length) : text
  const separator = separatorOf(source)
  const records: CsvRecord[] = []
  const problems: CsvProblem[] = []
  let [at, line] = [0, 1]
  while (at < source.length) {
    const begun = line
    const cells: string[] = []
    for (;;) {
      const cell = source[at] === '"' ? quotedCell(source, at, separator) : plainCell(source, at, separator)
      if (cell.sentence) problems.push({ line, column: null, sentence: cell.sentence })
      cells.push(cell.value)
      line += cell.lines
      at = cell.end
      if (source[at] !== separator) break
      at += 1
    }
    at += source.startsWith('\r\n', at) ? 2 : 1
    line += 1
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line: begun, cells })
  }
  return { records, problems }
}

/** Without the apostrophe that csvCell put in front of a cell that a spreadsheet would run. */
export function withoutGuard(cell: string): string {
  const rest = cell.slice(1)
  return cell.startsWith("'") && csvCell(rest) === `"${cell.replaceAll('"', '""')}"` ? rest : cell
}

/** Of the first line: whichever stands there most often outside of quotes. */
function separatorOf(source: string): string {
  const [head = ''] = source.split(/[\r\n]/, 1)
  const bare = head.replace(/"[^"]*"/g, '')
  const counted = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
}

type Cell = { readonly value: string; readonly end: number; readonly lines: number; readonly sentence: string | null }

function plainCell(source: string, start: number, separator: string): Cell {
  const end = endOfCell(source, start, separator)
  return { value: source.slice(start, end), end, lines: 0, sentence: null }
}

function quotedCell(source: string, start: number, separator: string): Cell {
  let close = start + 1
  for (;;) {
    close = source.indexOf('"', close)
    if (close === -1) return brokenCell(source, start, separator)
    if (source[close + 1] !== '"') break
    close += 2
  }
  const value = source.slice(start + 1, close).replaceAll('""', '"')
  const end = endOfCell(source, close + 1, separator)
  const isClean = source.slice(close + 1, end).trim() === ''
  return { value, end, lines: linesIn(value), sentence: isClean ? null : TEXT_AFTER_QUOTE }
}

/** A quote that is never closed: the rest of its line is taken as it stands, and what follows is read on. */
function brokenCell(source: string, start: number, separator: string): Cell {
  return { ...plainCell(source, start + 1, separator), sentence: QUOTE_OPEN }
}

function endOfCell(source: string, from: number, separator: string): number {
  let end = from
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end += 1
  return end
}

function linesIn(value: string): number {
  return value.split(/\r\n|\r|\n/).length - 1
}
