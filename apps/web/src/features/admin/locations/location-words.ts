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

/** 12,345 dollars are $12.3K. */
export function inThousands(dollars: number): string {
  return `$${(dollars / 1000).toLocaleString('en-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}K`
}
