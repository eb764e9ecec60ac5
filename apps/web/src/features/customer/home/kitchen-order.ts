type Kitchen = { readonly id: string; readonly hasMenu: boolean; readonly openState: { readonly isOpen: boolean } }

/** Somebody can order there now. */
function isServing({ hasMenu, openState }: Kitchen): boolean {
  return hasMenu && openState.isOpen
}

/** The guest's own kitchen comes first, where a cart was begun or the last order was from; then those that serve now. */
export function inGuestOrder<One extends Kitchen>(own: string | undefined, kitchens: readonly One[]): readonly One[] {
  const rank = (one: One) => (one.id === own ? 2 : Number(isServing(one)))
  return kitchens.toSorted((one, other) => rank(other) - rank(one))
}

/** A closed kitchen, and one whose menu is not here yet, gives the main button to one that serves. Where none does, each keeps its own. */
export function stepsBack(kitchen: Kitchen, kitchens: readonly Kitchen[]): boolean {
  return !isServing(kitchen) && kitchens.some(isServing)
}
