import { useState } from 'react'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { SortableList } from '../../../../ui/list/sortable-list.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { hoursInWords } from '../hours/hours-words.ts'
import type { Category, ManagedMenu } from '../menu-query.ts'
import { useOrder } from '../order/use-order.ts'
import { AddCategory } from './add-category.tsx'
import { CategoryHoursDialog } from './category-hours-dialog.tsx'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'
import { RenameCategoryDialog } from './rename-category-dialog.tsx'

type CategoriesDialogProps = {
  locationId: string
  menu: Pick<ManagedMenu, 'items' | 'categories'>
  whyNot: string | undefined
  onClose: () => void
}

type Asked = { readonly kind: 'rename' | 'hours' | 'delete'; readonly category: Category }

/** Adds, names, orders and deletes the categories of a menu. */
export function CategoriesDialog({ locationId, menu: { items, categories }, whyNot, onClose }: CategoriesDialogProps) {
  const [asked, setAsked] = useState<Asked>()
  const order = useOrder('/reorderCategories', locationId, (ids) => ({ locationId, ids }))
  const counts = Map.groupBy(items, ({ category }) => category)
  const countOf = ({ id }: Category) => counts.get(id)?.length ?? 0
  const shown = { locationId, categories, onClose: () => setAsked(undefined) }
  return (
    <Dialog label="Manage Categories" shape="sheet" onClose={onClose}>
      {/* The list scrolls by itself: the way out is never below it. */}
      <div className="flex max-h-[92dvh] flex-col">
        <DialogHead title="Manage Categories" onClose={onClose} />
        <div className="relative grid min-h-0 gap-5 overflow-y-auto px-6 pb-6">
          <AddCategory locationId={locationId} categories={categories} whyNot={whyNot} />
          <section aria-labelledby="current-categories" className="grid gap-2">
            <h3 id="current-categories" className="text-lg">
              Current categories
            </h3>
            <p className="text-sm text-soft">
              Guests read them in this order. Drag one by its dots, or move it a step at a time.
            </p>
            <SortableList
              label="Categories"
              rows={order.inOrder(categories)}
              whyNot={whyNot}
              onOrder={order.arrange}
              tools={(category) => (
                <CategoryTools category={category} whyNot={whyNot} onAsk={(kind) => setAsked({ kind, category })} />
              )}
            >
              {(category) => <CategoryWords category={category} count={countOf(category)} />}
            </SortableList>
          </section>
        </div>
        <div className="flex justify-end border-t border-line px-6 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <button type="button" className={button('primary', 'max-sm:w-full')} onClick={onClose}>
            Done
          </button>
        </div>
      </div>
      {asked?.kind === 'rename' && <RenameCategoryDialog {...shown} category={asked.category} />}
      {asked?.kind === 'hours' && (
        <CategoryHoursDialog locationId={locationId} category={asked.category} onClose={() => setAsked(undefined)} />
      )}
      {asked?.kind === 'delete' && (
        <DeleteCategoryDialog {...shown} category={asked.category} count={countOf(asked.category)} />
      )}
    </Dialog>
  )
}

function CategoryWords({ category: { isDefault, schedule }, count }: { category: Category; count: number }) {
  return (
    <>
      {isDefault && (
        <span className="rounded-full bg-sunk px-2 text-sm whitespace-nowrap text-soft max-sm:order-last">Default</span>
      )}
      <span className="text-sm whitespace-nowrap text-soft tabular-nums sm:ml-auto">
        {count === 1 ? '1 item' : `${count} items`}
      </span>
      {schedule && <span className="basis-full text-sm text-soft">{hoursInWords(schedule)}</span>}
    </>
  )
}

type CategoryToolsProps = {
  category: Category
  whyNot: string | undefined
  onAsk: (kind: Asked['kind']) => void
}

const TOOL = 'grid size-11 max-sm:w-9 place-items-center rounded-control hover:bg-sunk disabled:opacity-55'

function CategoryTools({ category: { name, isDefault }, whyNot, onAsk }: CategoryToolsProps) {
  return (
    <>
      {!isDefault && (
        <button
          type="button"
          className={`${TOOL} text-chilli`}
          aria-label={`Delete ${name}`}
          title={whyNot ?? 'Delete'}
          disabled={whyNot !== undefined}
          onClick={() => onAsk('delete')}
        >
          <ToolIcon name="bin" />
        </button>
      )}
      <button
        type="button"
        className={TOOL}
        aria-label={`Hours of ${name}`}
        title={whyNot ?? 'Hours'}
        disabled={whyNot !== undefined}
        onClick={() => onAsk('hours')}
      >
        <ToolIcon name="clock" />
      </button>
      <button
        type="button"
        className={TOOL}
        aria-label={`Rename ${name}`}
        title={whyNot ?? 'Rename'}
        disabled={whyNot !== undefined}
        onClick={() => onAsk('rename')}
      >
        <ToolIcon name="edit" />
      </button>
    </>
  )
}
