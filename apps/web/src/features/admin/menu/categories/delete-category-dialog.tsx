import { useState } from 'react'
import { askAgain } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { type Category, menuQuery } from '../menu-query.ts'

type DeleteCategoryDialogProps = {
  locationId: string
  category: Category
  categories: readonly Category[]
  /** Dishes that are in it. */
  count: number
  onClose: () => void
}

/** Nothing is deleted before it is said where its dishes go. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { locationId, category, categories, count, onClose } = props
  const [moveTo, setMoveTo] = useState('')
  const deleting = useWish('/deleteCategory', {
    close: onClose,
    onDone: ({ movedItems }) => {
      const where = categories.find(({ id }) => id === moveTo)?.name
      const told = movedItems > 0 && where ? `${itemsText(movedItems)} moved to ${where}.` : undefined
      toast('success', `${category.name} was deleted`, told)
    },
    onSettled: () => askAgain(menuQuery(locationId)),
  })
  const others = categories.filter(({ id }) => id !== category.id).map(({ id, name }) => [id, name] as const)
  return (
    <DialogForm
      title={`Delete ${category.name}?`}
      keep="Keep it"
      act="Delete category"
      acting="Deleting…"
      kind="danger"
      wish={deleting}
      isReady={count === 0 || moveTo !== ''}
      onSubmit={() => deleting.send({ locationId, id: category.id, moveItemsTo: moveTo || null })}
      onClose={onClose}
    >
      {count === 0 ? (
        <p>No item is in it.</p>
      ) : (
        <Select
          label={count === 1 ? 'Its item moves to' : `Its ${count} items move to`}
          value={moveTo}
          options={[['', 'Please choose'], ...others]}
          onChange={setMoveTo}
        />
      )}
    </DialogForm>
  )
}

function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
