import { refusalOf } from '@sizzle/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { whoChanged } from '../../../../ui/form/who-changed.ts'
import { type ManagedItem, menuQuery } from '../menu-query.ts'
import type { ItemPlace } from './use-item-form.ts'

/** What became of a dish while it is edited here; undefined while it is what it was. */
export function useItemMeanwhile(seen: ManagedItem | undefined, error: unknown, place: ItemPlace) {
  const { data } = useQuery(menuQuery(place.locationId))
  if (!seen) return undefined
  const refusal = refusalOf(error, '/updateMenuItem', '/setItemGroups')
  const refused = refusal?.code === 'menu_item_changed' ? refusal.current.item : undefined
  const listed = data?.items.find(({ id }) => id === seen.id)
  const now = [listed, refused].find((one) => one !== undefined && one.version > seen.version)
  if (!now) return undefined
  return { now, who: whoChanged('item', { by: now.updatedBy, at: now.updatedAt, timeZone: place.timeZone }) }
}
