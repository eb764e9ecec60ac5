type Tables = Readonly<Record<string, Readonly<Record<string, unknown>>>>
/** What several tables hold, in one; typed name by name. */
export type JoinedTables<T extends Tables> = AllOf<T[keyof T]>
type AllOf<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? { readonly [Name in keyof All]: All[Name] }
  : never

/** Joins tables into one. A name that stands in two of them is refused: one entry would hide the other. */
export function joinTables<const T extends Tables>(tables: T): JoinedTables<T> {
  const joined: Record<string, unknown> = {}
  for (const [part, table] of Object.entries(tables)) {
    for (const [name, entry] of Object.entries(table)) {
      if (Object.hasOwn(joined, name)) throw new Error(`"${name}" of "${part}" stands in another table already`)
      joined[name] = entry
    }
  }
  // Every name of every table was just written, with its own entry.
  return joined as JoinedTables<T>
}
