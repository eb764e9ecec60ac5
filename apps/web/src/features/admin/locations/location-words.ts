export const LOADING = { refused: 'Failed to load locations', broken: 'An error occurred while loading locations' }
export const SWITCHING = {
  refused: 'Failed to update location status',
  broken: 'An error occurred while updating location',
}
export const DELETING = { refused: 'Failed to delete location', broken: 'An error occurred while deleting location' }
export const SAVING = { refused: 'Failed to save location', broken: 'Failed to save location' }

export const DELETE_QUESTION =
  'Are you sure you want to delete this location? This will deactivate it to preserve order history.'
export const ONLY_ADMINS_SWITCH = 'Only admins activate, deactivate and delete locations.'

type Named = { readonly id: string; readonly name: string; readonly timeZone: string }

/** What a change of it is called while it waits for the network. */
export function keptAs(verb: string, location: Named) {
  return { label: `${verb} ${location.name}`, timeZone: location.timeZone, about: nameInQueue(location) }
}

export function nameInQueue({ id }: Pick<Named, 'id'>): string {
  return `location ${id}`
}
