import { categoryProblem } from '@sizzle/domain/menu/categories.ts'
import { useState } from 'react'
import { askAgain } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { type Category, menuQuery } from '../menu-query.ts'
import { namesOf } from './category-names.ts'

type RenameCategoryDialogProps = {
  locationId: string
  category: Category
  categories: readonly Category[]
  onClose: () => void
}

export function RenameCategoryDialog({ locationId, category, categories, onClose }: RenameCategoryDialogProps) {
  const [name, setName] = useState(category.name)
  const [problem, setProblem] = useState<string>()
  const renaming = useWish('/renameCategory', { close: onClose, onSettled: () => askAgain(menuQuery(locationId)) })
  const submit = () => {
    if (name.trim() === category.name) return onClose()
    const others = categories.filter(({ id }) => id !== category.id)
    const found = categoryProblem(name, namesOf(others)) ?? undefined
    setProblem(found)
    if (!found) renaming.send({ locationId, id: category.id, name: name.trim() })
  }
  return (
    <DialogForm
      title="Rename category"
      label={`Rename ${category.name}`}
      keep="Cancel"
      act="Rename"
      acting="Saving…"
      wish={renaming}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Category name"
        maxLength={200}
        autoComplete="off"
        autoFocus
        problem={problem ?? renaming.problems.name}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(undefined)
        }}
      />
    </DialogForm>
  )
}
