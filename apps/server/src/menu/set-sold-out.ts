import * as contract from '@sizzle/contract/menu-office.ts'
import { soldOutUntil } from '@sizzle/domain/menu/sold-out-until.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { operation } from '../kit/operation.ts'
import { hoursOf } from '../locations/present-location.ts'
import { beginCountedEdit, endEdit } from './edit-menu.ts'
import { setItemSoldOut, setOptionSoldOut } from './sold-out.sql.ts'
import { putCount, removeCount } from './stock.sql.ts'

export const setSoldOut = operation(contract.setSoldOut, async ({ locationId, kind, id, state }, context) => {
  const edit = await beginCountedEdit(context, locationId, 'menu.availability')
  if (!edit.ok) return edit
  const { tx, now } = context
  const { location, person } = edit.value
  const clock = { ...hoursOf(location), dayEndsAt: location.day_ends_at }
  const count = state.for === 'count' ? { left: state.left, low: state.low } : null
  const left = count?.left ?? null
  const until = state.for === 'none' || state.for === 'count' ? null : soldOutUntil(clock, state, now)
  const changed = await (kind === 'item' ? setItemSoldOut : setOptionSoldOut)(tx, locationId, id, until)
  if (!changed) return refuse({ code: kind === 'item' ? 'menu_item_not_found' : 'option_not_found' })
  if (count === null) await removeCount(tx, locationId, { kind, id })
  else await putCount(tx, locationId, { kind, id }, count, { userId: person.userId, now })
  await endEdit(context, edit.value, {
    action: 'setSoldOut',
    subject: kind === 'item' ? `menu_item:${id}` : `option:${id}`,
    before: { soldOutUntil: changed.was },
    after: { soldOutUntil: until, ...(count && { unitsLeft: count.left, low: count.low }) },
  })
  return ok({ soldOut: until === null ? null : { until: until === 'infinity' ? null : until }, unitsLeft: left })
})
