import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { DIALOG_FOOT } from '../../../../ui/form/dialog-foot.ts'
import { SortableList } from '../../../../ui/list/sortable-list.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import type { Category, ManagedItem } from '../menu-query.ts'
import { useOrder } from './use-order.ts'

type OrderItemsDialogProps = {
  locationId: string
  category: Pick<Category, 'id' | 'name'>
  /** All dishes of this category. */
  items: readonly ManagedItem[]
  whyNot: string | undefined
  onClose: () => void
}

/** In which order guests read the dishes of a category. */
export function OrderItemsDialog({ locationId, category, items, whyNot, onClose }: OrderItemsDialogProps) {
  const order = useOrder('/reorderItems', locationId, (ids) => ({ locationId, categoryId: category.id, ids }))
  return (
    <Dialog label={`Order of ${category.name}`} shape="sheet" onClose={onClose}>
      <DialogHead title={`Order of ${category.name}`} onClose={onClose} />
      <div className="grid gap-4 px-6 pb-6">
        <p className="text-soft">
          Guests read the items in this order. Drag one by its dots, or move it a step at a time.
        </p>
        <SortableList
          label={`Items of ${category.name}`}
          rows={order.inOrder(items)}
          whyNot={whyNot}
          onOrder={order.arrange}
        >
          {({ price, isAvailable }) => (
            <span className="text-sm text-soft">
              {formatDollars(price)}
              {!isAvailable && ' · Hidden'}
            </span>
          )}
        </SortableList>
        <div className={DIALOG_FOOT}>
          <button type="button" className={button('primary')} onClick={onClose}>
            Done
          </button>
        </div>
      </div>
    </Dialog>
  )
}
