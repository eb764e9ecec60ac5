import type { GroupDraft } from './group-draft.ts'
import type { ManagedGroup } from './groups-query.ts'

export type SizeOf = { readonly code: string; readonly name: string }
export type Openable = { readonly id: string; readonly name: string }

const NAMED_OPTIONS = 3

/** What two groups are taken for one by: 'Extras' and 'extras ' are. */
function nameKey({ name }: Pick<ManagedGroup, 'name'>): string {
  return name.trim().toLowerCase()
}

/** How many other groups read the same to staff. */
export function namesakesIn(library: readonly ManagedGroup[], name: string, ownId: string | undefined): number {
  return library.filter((other) => other.id !== ownId && nameKey(other) === nameKey({ name })).length
}

/** The sizes that items of this location have: a code is priced once, whatever it is called elsewhere. */
export function sizesIn(library: readonly ManagedGroup[], { options }: GroupDraft): SizeOf[] {
  const known = new Map<string, string>()
  for (const group of library)
    for (const { sizeCode, name } of group.kind === 'size' ? group.options : [])
      if (sizeCode !== null && !known.has(sizeCode)) known.set(sizeCode, name)
  // A price of a size that is gone can still be seen and taken away.
  for (const code of options.flatMap(({ priceBySize }) => Object.keys(priceBySize)))
    if (!known.has(code)) known.set(code, code)
  return [...known].map(([code, name]) => ({ code, name }))
}

/** The groups that an option can open, with what it opens already. */
export function openableIn(
  library: readonly ManagedGroup[],
  ownId: string | undefined,
  { options }: GroupDraft,
): Openable[] {
  const opened = new Set(options.flatMap(({ groupIds }) => groupIds))
  const fitting = library.filter(
    ({ id, kind, options: own }) =>
      opened.has(id) || (id !== ownId && kind !== 'size' && own.every(({ groupIds }) => groupIds.length === 0)),
  )
  const gone = [...opened].filter((id) => library.every((group) => group.id !== id))
  return [
    ...fitting.map((group) => ({ id: group.id, name: nameAmong(library, group) })),
    ...gone.map((id) => ({ id, name: id })),
  ]
}

/** Of several groups of one name, and of one without, each says what is in it. */
export function nameAmong(library: readonly ManagedGroup[], { id, name, options }: ManagedGroup): string {
  const isNamed = name.trim() !== ''
  if (isNamed && library.every((other) => other.id === id || nameKey(other) !== nameKey({ name }))) return name
  const named = options.slice(0, NAMED_OPTIONS).map((option) => option.name)
  const inIt = `${named.join(', ')}${options.length > NAMED_OPTIONS ? ', …' : ''}`
  return isNamed ? `${name} (${inIt})` : inIt || 'Group without a name'
}
