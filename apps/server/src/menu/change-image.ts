import { ok, refuse } from '@sizzle/domain/result.ts'
import type { WriteContext } from '../kit/context.ts'
import { noteNoLongerShown } from './drop-pictures.ts'
import { beginEdit, endEdit } from './edit-menu.ts'
import { imageOf, saveImage } from './managed-items.sql.ts'
import { presentOneManaged } from './present-managed.ts'

type Change = {
  readonly action: 'uploadMenuImage' | 'setMenuImageUrl' | 'removeMenuImage'
  readonly locationId: string
  readonly id: string
  readonly image: string | null
}
type Context = Pick<WriteContext, 'tx' | 'who' | 'now' | 'requestId'>

/** Another picture for a dish, or none; what it showed before goes. */
export async function changeImage(context: Context, { action, locationId, id, image }: Change) {
  const edit = await beginEdit(context, locationId, 'menu.edit')
  if (!edit.ok) return edit
  const { tx, now } = context
  const { person, location } = edit.value
  const before = await imageOf(tx, locationId, id)
  if (!before) return refuse({ code: 'menu_item_not_found' })
  if (before.image !== image) {
    await saveImage(tx, locationId, id, image, { userId: person.userId, now })
    await noteNoLongerShown(tx, before.image)
    await endEdit(context, edit.value, {
      action,
      subject: `menu_item:${id}`,
      before: { image: before.image },
      after: { image, version: before.version + 1 },
    })
  }
  return ok({ item: await presentOneManaged(tx, location, id, now) })
}
