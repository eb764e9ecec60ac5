type Group = { readonly id: string; readonly name: string }
type Item = { readonly name: string; readonly groups: readonly { readonly groupId: string }[] }

const NAMED = 2

/** What each group is called here: where several have one name, with the dishes that offer it. */
export function groupTitles(groups: readonly Group[], items: readonly Item[]): ReadonlyMap<string, string> {
  const named = groups.map(({ id, name }) => {
    const isAlone = groups.filter((other) => sameWord(other.name, name)).length === 1
    return [id, isAlone ? name : `${name.trim()} ${ofDishes(id, items)}`] as const
  })
  // Two that the same dishes offer.
  const isTaken = (title: string) => named.filter(([, other]) => other === title).length > 1
  return new Map(named.map(([id, title]) => [id, isTaken(title) ? `${title} – ${id}` : title]))
}

function sameWord(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

function ofDishes(groupId: string, items: readonly Item[]): string {
  const dishes = items.filter(({ groups }) => groups.some((one) => one.groupId === groupId)).map(({ name }) => name)
  if (dishes.length === 0) return '(no dish)'
  const more = dishes.length - NAMED
  return `(${dishes.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}
