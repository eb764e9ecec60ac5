import { isRecord } from '../record.ts'
import { csvTable } from './csv.ts'

const COLUMNS = ['Part', 'Entry', 'Field', 'Value'] as const

/** Everything that is kept about somebody, as a table: a line for each field of each entry of each part. */
export function personCsv(person: Readonly<Record<string, unknown>>): string {
  const rows = Object.entries(person).flatMap(([part, kept]) =>
    entriesOf(kept).flatMap((entry, at) =>
      leavesOf(entry).map(([names, value]) => [part, at + 1, names.join(' › '), value] as const),
    ),
  )
  return csvTable(COLUMNS, rows)
}

function entriesOf(kept: unknown): readonly unknown[] {
  return Array.isArray(kept) ? kept : [kept]
}

/** What stands in it, each by the way there; lists count from 1. */
function leavesOf(value: unknown, names: readonly string[] = []): [names: readonly string[], value: string][] {
  if (value === null || value === undefined) return []
  const parts = Array.isArray(value)
    ? value.map((one: unknown, at) => [String(at + 1), one] as const)
    : isRecord(value)
      ? Object.entries(value)
      : undefined
  return parts
    ? parts.flatMap(([name, part]) => leavesOf(part, [...names, name]))
    : [[names, typeof value === 'string' ? value : JSON.stringify(value)]]
}
