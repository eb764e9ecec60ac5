import { askAgain } from '../../../kit/server/answers.ts'
import { CategoriesDialog } from './categories/categories-dialog.tsx'
import { ItemEditor } from './editor/item-editor.tsx'
import type { CardRights } from './item-card.tsx'
import { type Category, type ManagedItem, type ManagedMenu, menuQuery } from './menu-query.ts'
import { nameOfCategory } from './menu-words.ts'
import { MoreDialog } from './more-dialog.tsx'
import { GroupsDialog } from './options/groups-dialog.tsx'
import { OrderItemsDialog } from './order/order-items-dialog.tsx'
import { PhotoDialog } from './photo/photo-dialog.tsx'
import { SoldOutDialog } from './sold-out/sold-out-dialog.tsx'
import { CopyDialog } from './tools/copy-dialog.tsx'
import { MenuTools } from './tools/menu-tools.tsx'

export type OpenDialog =
  /** With the name that was searched for in vain. */
  | { readonly kind: 'add'; readonly name?: string }
  | { readonly kind: 'edit' | 'photo' | 'sold-out' | 'more'; readonly item: ManagedItem }
  | { readonly kind: 'categories' | 'groups' | 'prices' | 'table' }
  /** From this menu, or from another one to it. */
  | { readonly kind: 'copy'; readonly from?: string }
  | { readonly kind: 'order'; readonly category: string }

type MenuDialogsProps = {
  open: OpenDialog
  menu: ManagedMenu
  place: { readonly locationId: string; readonly timeZone: string; readonly name: string }
  /** The category that the list is narrowed to. */
  narrowedTo: string
  rights: CardRights
  onClose: () => void
}

export function MenuDialogs({ open, menu, place, narrowedTo, rights, onClose }: MenuDialogsProps) {
  const { items, categories } = menu
  const { locationId } = place
  const { mayEdit, whyNot } = rights
  if (open.kind === 'categories')
    return <CategoriesDialog locationId={locationId} menu={menu} whyNot={whyNot} onClose={onClose} />
  if (open.kind === 'groups')
    return <GroupsDialog place={place} items={items} mayEdit={mayEdit} whyNot={whyNot} onClose={onClose} />
  if (open.kind === 'copy') {
    const { from = locationId } = open
    return (
      <CopyDialog
        locationId={from}
        to={from === locationId ? undefined : locationId}
        whyNot={whyNot}
        onClose={onClose}
      />
    )
  }
  if (open.kind === 'prices' || open.kind === 'table')
    return (
      <MenuTools
        tool={open.kind}
        locationId={locationId}
        categories={categories}
        items={items}
        whyNot={whyNot}
        onClose={onClose}
      />
    )
  if (open.kind === 'sold-out') {
    const { id, name } = open.item
    return <SoldOutDialog place={place} stocked={{ kind: 'item', id, name }} onClose={onClose} />
  }
  if (open.kind === 'more') return <MoreDialog item={open.item} rights={rights} onClose={onClose} />
  if (open.kind === 'photo') {
    const reload = () => void askAgain(menuQuery(locationId))
    return <PhotoDialog item={open.item} locationId={locationId} onDone={reload} onClose={onClose} />
  }
  if (open.kind === 'order') {
    const { category: id } = open
    const category = { id, name: nameOfCategory(categories, id) }
    const dishes = items.filter((item) => item.category === id)
    return (
      <OrderItemsDialog locationId={locationId} category={category} items={dishes} whyNot={whyNot} onClose={onClose} />
    )
  }
  return (
    <ItemEditor
      item={open.kind === 'edit' ? open.item : undefined}
      place={{ ...place, categories, category: startOf(narrowedTo, categories) }}
      newName={open.kind === 'add' ? open.name : undefined}
      onClose={onClose}
    />
  )
}

/** A new dish begins in the category that the list is narrowed to. */
function startOf(chosen: string, categories: readonly Category[]): string {
  return categories.some(({ id }) => id === chosen) ? chosen : ''
}
