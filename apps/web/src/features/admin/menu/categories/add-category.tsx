import { categoryProblem } from '@sizzle/domain/menu/categories.ts'
import { type SyntheticEvent, useRef, useState } from 'react'
import { askAgain } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { type Category, menuQuery } from '../menu-query.ts'
import { namesOf } from './category-names.ts'

type AddCategoryProps = { locationId: string; categories: readonly Category[]; whyNot: string | undefined }

export function AddCategory({ locationId, categories, whyNot }: AddCategoryProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const adding = useWish('/addCategory', {
    onDone: (_, added) => {
      toast('success', `${added.name} was added`)
      // The next one may be typed already.
      setName((now) => (now.trim() === added.name ? '' : now))
      input.current?.focus()
    },
    onSettled: () => askAgain(menuQuery(locationId)),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = categoryProblem(name, namesOf(categories)) ?? undefined
    setProblem(found)
    if (found) input.current?.focus()
    else if (!adding.isPending) adding.send({ locationId, name: name.trim() })
  }
  return (
    <form noValidate className="flex items-start gap-2.5" onSubmit={submit}>
      <Field
        ref={input}
        label="Add a category"
        placeholder="e.g., Desserts, Beverages"
        maxLength={200}
        autoComplete="off"
        className="min-w-0 grow"
        problem={problem ?? adding.problems.name ?? adding.sentence}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(undefined)
          adding.reset()
        }}
      />
      <button
        type="submit"
        className={button('quiet', 'mt-7 min-h-12')}
        disabled={whyNot !== undefined}
        title={whyNot}
        aria-disabled={adding.isPending || undefined}
      >
        <Icon name="plus" /> Add
      </button>
    </form>
  )
}
