import type { AppliedMigration } from '../migrate.ts'
import type { Sequence, Table } from './tables.ts'

/** The first entry of an archive: what follows, and what the target must look like. */
export type Contents = {
  readonly format: typeof FORMAT
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly Table[]
}

/** The last entry: what was written. An archive without it is incomplete. */
export type Manifest = {
  readonly tables: Readonly<Record<string, EntryDigest>>
  readonly sequences: readonly Sequence[]
  readonly uploads: Readonly<Record<string, string>>
}

export type EntryDigest = { readonly rows: number; readonly sha256: string }

export const FORMAT = 'sizzle-and-spice/1'
export const CONTENTS_ENTRY = 'contents.json'
export const MANIFEST_ENTRY = 'manifest.json'
export const UPLOADS = 'uploads'
export function partsPrefix(table: Table): string {
  return `tables/${table.name}/`
}
