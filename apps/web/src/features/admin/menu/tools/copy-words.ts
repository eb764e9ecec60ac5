/** How many of its parts are new at the other location. */
type New = { readonly added: number; readonly addedItems: number; readonly addedGroups: number }

/** '90 dishes and 31 option groups': what is counted is named, because a menu is more than its dishes. */
export function newParts({ added, addedItems, addedGroups }: New): string {
  const parts = [
    counted(addedItems, 'dish', 'dishes'),
    counted(addedGroups, 'option group', 'option groups'),
    counted(added - addedItems - addedGroups, 'category', 'categories'),
  ].filter((part) => part !== '')
  const last = parts.pop()
  if (last === undefined) return '0'
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}
