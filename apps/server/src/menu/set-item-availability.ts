import * as contract from '@sizzle/contract/menu-office.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { operation } from '../kit/operation.ts'
import { beginEdit, endEdit } from './edit-menu.ts'
import { countItems, setAvailable } from './managed-items.sql.ts'

export const setMenuItemAvailability = operation(
  contract.setMenuItemAvailability,
  async ({ locationId, updates }, context) => {
    const edit = await beginEdit(context, locationId, 'menu.availability')
    if (!edit.ok) return edit
    const { tx } = context
    // Of two words about one dish the last one holds.
    const wanted = new Map(updates.map(({ id, isAvailable }) => [id, isAvailable]))
    const ids = [...wanted.keys()]
    if ((await countItems(tx, locationId, ids)) < ids.length) return refuse({ code: 'menu_item_not_found' })
    const changed = await setAvailable(
      tx,
      locationId,
      ids.map((id) => ({ id, isAvailable: wanted.get(id) === true })),
    )
    const states = changed.map(({ id }) => [id, wanted.get(id) === true] as const)
    if (states.length > 0)
      await endEdit(context, edit.value, {
        action: 'setMenuItemAvailability',
        subject: states.length === 1 ? `menu_item:${states[0]?.[0]}` : 'menu_items',
        before: { isAvailable: Object.fromEntries(states.map(([id, isAvailable]) => [id, !isAvailable])) },
        after: { isAvailable: Object.fromEntries(states) },
      })
    return ok({ changed: changed.map(({ id }) => id) })
  },
)
