import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Cell = string | number | boolean | Date | null | readonly string[]

/** One row in PostgreSQL's text format for COPY. */
export function copyLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join('\t')}\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'string') return escaped(cell)
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'object')
    return escaped(`{${cell.map((one) => `"${one.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return typeof cell === 'boolean' ? (cell ? 't' : 'f') : String(cell)
}

function escaped(text: string): string {
  // Most texts have nothing to escape, and there are millions of them.
  return /[\\\t\n\r]/.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : text
}

export async function copyInto(client: pg.Client, target: string, chunks: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${target} from stdin`)))
}
