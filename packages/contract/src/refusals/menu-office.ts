import { CATEGORY_EXISTS, CATEGORY_IN_USE, CATEGORY_IS_DEFAULT } from '@sizzle/domain/menu/categories.ts'
import type { Refusals } from './refusals.ts'

/** What cannot be saved of a menu. */
export const MENU_OFFICE = {
  location_unavailable: [404, 'Location {id} not found or inactive'],
  menu_item_not_found: [404, 'Menu item not found'],
  menu_item_id_exhausted: [409, 'Unable to generate unique item ID after 100 attempts'],
  menu_item_changed: [409, 'Somebody else has changed this item. Please look at it again.'],
  menu_item_in_combo: [409, 'This item is also an option of {groups}. Deleting it removes the option there.'],
  menu_item_needed: [409, 'This item cannot be deleted while {items} cannot be ordered without it.'],
  menu_order_changed: [409, 'Somebody else has changed the menu. Please look at its order again.'],
  menu_preview_old: [409, 'The menu has changed since this preview. Please look at it again.'],
  menu_csv_too_large: [413, 'This file is too large. Maximum size: 10 MB'],
  menu_csv_wrong: [400, 'Nothing was imported: {count} problems were found in this file.'],
  category_exists: [409, CATEGORY_EXISTS],
  category_not_found: [404, 'This category does not exist any more.'],
  category_is_default: [409, CATEGORY_IS_DEFAULT],
  category_in_use: [409, CATEGORY_IN_USE],
  option_not_found: [404, 'This option does not exist any more.'],
  option_group_not_found: [404, 'This group does not exist any more.'],
  option_group_changed: [409, 'Somebody else has changed this group. Please look at it again.'],
  option_group_in_use: [409, 'This group is used by {items}. Take it off there first.'],
  option_group_id_exhausted: [409, 'Unable to generate unique group ID after 100 attempts'],
} as const satisfies Refusals
