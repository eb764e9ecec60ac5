import { useState } from 'react'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { SortableList } from '../../../../ui/list/sortable-list.tsx'
import { type ListTool, ToolMenu } from '../../../../ui/list/tool-menu.tsx'
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
  const [isMoving, setMoving] = useState(false)
  const order = useOrder('/reorderCategories', locationId, (ids) => ({ locationId, ids }))
  const counts = Map.groupBy(items, ({ category }) => category)
  const countOf = ({ id }: Category) => counts.get(id)?.length ?? 0
  const shown = { locationId, categories, onClose: () => setAsked(undefined) }
  // Its hours take the place of the list, and the list comes back behind them.
  if (asked?.kind === 'hours')
    return <CategoryHoursDialog locationId={locationId} category={asked.category} onClose={() => setAsked(undefined)} />
  return (
    <Dialog label="Manage Categories" shape="sheet" onClose={onClose}>
      {/* The list scrolls by itself: the way out is never below it. */}
      <div className="flex max-h-[92dvh] flex-col">
        <DialogHead title="Manage Categories" onClose={onClose} />
        <div className="relative grid min-h-0 gap-5 overflow-y-auto px-6 pb-6">
          <AddCategory locationId={locationId} categories={categories} whyNot={whyNot} />
          <section aria-labelledby="current-categories" className="grid gap-1">
            <div className="flex items-center justify-between gap-3">
              <h3 id="current-categories" className="text-lg">
                Current categories
              </h3>
              <button
                type="button"
                className={button('bare', '-mr-3 px-3! aria-pressed:text-saffron-ink')}
                aria-pressed={isMoving}
                onClick={() => setMoving(!isMoving)}
              >
                <ToolIcon name="grip" /> Rearrange
              </button>
            </div>
            <SortableList
              label="Categories"
              rows={order.inOrder(categories)}
              isMoving={isMoving}
              whyNot={whyNot}
              onOrder={order.arrange}
              tools={(category) =>
                !isMoving && (
                  <ToolMenu
                    label={`More for ${category.name}`}
                    look="bare"
                    tools={toolsOf(category, whyNot, (kind) => setAsked({ kind, category }))}
                  />
                )
              }
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
      {asked?.kind === 'delete' && (
        <DeleteCategoryDialog {...shown} category={asked.category} count={countOf(asked.category)} />
      )}
    </Dialog>
  )
}

function CategoryWords({ category: { isDefault, schedule }, count }: { category: Category; count: number }) {
  return (
    <>
      {schedule && <span className="text-sm text-soft">{hoursInWords(schedule)}</span>}
      <span className="flex gap-x-1 text-sm whitespace-nowrap text-soft sm:ml-auto sm:gap-x-3">
        <span className="tabular-nums">{count === 1 ? '1 item' : `${count} items`}</span>
        <span className="min-w-13">
          {isDefault && (
            <>
              <span className="sm:hidden">· </span>
              <span>Default</span>
            </>
          )}
        </span>
      </span>
    </>
  )
}

function toolsOf(
  { isDefault }: Category,
  whyNot: string | undefined,
  onAsk: (kind: Asked['kind']) => void,
): readonly ListTool[] {
  const tools: readonly ListTool[] = [
    { icon: 'edit', label: 'Rename', whyNot, onPress: () => onAsk('rename') },
    { icon: 'clock', label: 'Hours', whyNot, onPress: () => onAsk('hours') },
  ]
  return isDefault ? tools : [...tools, { icon: 'bin', label: 'Delete…', whyNot, onPress: () => onAsk('delete') }]
}
