type Special = { readonly location: { readonly openState: { readonly isOpen: boolean } } }

/** What can be had now comes first, and of each kitchen one before a second one of the same. */
export function inTurn<One extends Special>(specials: readonly One[]): readonly One[] {
  const placeOf = (one: One) => specials.filter(({ location }) => location === one.location).indexOf(one)
  return specials.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || placeOf(one) - placeOf(other))
}

function isOpen({ location }: Special): boolean {
  return location.openState.isOpen
}
