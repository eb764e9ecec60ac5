type Kitchen = { readonly id: string; readonly openState: { readonly isOpen: boolean } }

/** The guest's own kitchen comes first, where a cart was begun or the last order was from; then those that are open. */
export function inGuestOrder<One extends Kitchen>(own: string | undefined, kitchens: readonly One[]): readonly One[] {
  const rank = ({ id, openState }: One) => (id === own ? 2 : Number(openState.isOpen))
  return kitchens.toSorted((one, other) => rank(other) - rank(one))
}

/** A closed kitchen gives the main button to an open one. Where all are closed, each keeps its own. */
export function stepsBack(kitchen: Kitchen, kitchens: readonly Kitchen[]): boolean {
  return !kitchen.openState.isOpen && kitchens.some(({ openState }) => openState.isOpen)
}
