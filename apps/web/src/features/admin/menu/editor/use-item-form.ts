import { type ChangeEvent, useState } from 'react'
import { isSameDraft, mergeDrafts } from '../../../../kit/drafts.ts'
import { firstOfEach, isWithin, withoutParts } from '../../../../kit/field-problems.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import type { Category, ManagedItem } from '../menu-query.ts'
import { useChosenPhoto } from '../photo/use-chosen-photo.ts'
import { draftOf, emptyDraft, type ItemDraft } from './item-draft.ts'
import { problemsIn } from './item-input.ts'

type TextName = 'name' | 'description' | 'price' | 'prepTime' | 'calories' | 'specialStartDate' | 'specialEndDate'

/** What a part of the form needs: it reads and sets fields, and everything else happens in one place. */
export type ItemForm = {
  readonly draft: ItemDraft
  /** Left out: a new one. */
  readonly item: ManagedItem | undefined
  readonly place: ItemPlace
  readonly set: (changes: Partial<ItemDraft>) => void
  readonly problemAt: (field: string) => string | undefined
  /** Everything that is wrong with this part, by what stands behind its name. */
  readonly problemsOf: (part: string) => readonly { readonly below: string; readonly sentence: string }[]
  /** Says what is wrong with this field; for when it is left. */
  readonly check: (field: string) => void
  /** The photo that is sent after its fields. */
  readonly photo: FormPhoto
  /** Opens the dialog of the photo that it has. */
  readonly askForPhoto: () => void
  /** Everything that a text field of that name needs. */
  readonly text: (name: TextName) => TextProps
}
export type FormPhoto = Omit<ReturnType<typeof useChosenPhoto>, 'setProblem'> & {
  /** While it is sent. */
  readonly percent: number | undefined
  /** Nothing is changed of it now. */
  readonly isBusy: boolean
  readonly cancel: () => void
}
type TextProps = {
  name: string
  value: string
  problem: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

export type ItemPlace = {
  readonly locationId: string
  /** Of the location: each has a menu of its own. */
  readonly name: string
  readonly timeZone: string
  readonly categories: readonly Category[]
  /** Where a new dish begins. */
  readonly category: string
}

function seenOf(item: ManagedItem | undefined, { category }: ItemPlace) {
  return { item, draft: item ? draftOf(item) : emptyDraft(category) }
}

/** The form's one state: what was there when it was opened, what stands in it now, and what is wrong. */
export function useItemForm(item: ManagedItem | undefined, place: ItemPlace, newName = '') {
  const [seen, setSeen] = useState(() => seenOf(item, place))
  const [draft, setDraft] = useState(() => (item ? seen.draft : { ...seen.draft, name: newName }))
  const [problems, setProblems] = useState<ProblemsAt>({})
  const [isPhotoOpen, setPhotoOpen] = useState(false)
  const photo = useChosenPhoto()
  const isEdited = !isSameDraft(draft, seen.draft)

  const set = (changes: Partial<ItemDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setProblems((before) => withoutParts(before, Object.keys(changes)))
  }
  const check = (field: string) => {
    const found = problemsIn(draft).filter((problem) => isWithin(problem.field, field))
    setProblems((before) => ({ ...withoutParts(before, [field]), ...firstOfEach(found) }))
  }
  const text = (name: TextName): TextProps => ({
    name,
    value: draft[name],
    problem: problems[name],
    onChange: ({ target: { value } }) => set({ [name]: value }),
    onBlur: () => check(name),
  })
  const form: Omit<ItemForm, 'photo'> = {
    draft,
    item: seen.item,
    place,
    set,
    problemAt: (field) => problems[field],
    problemsOf: (part) =>
      Object.entries(problems).flatMap(([field, sentence]) =>
        sentence && isWithin(field, part) ? [{ below: field.slice(part.length + 1), sentence }] : [],
      ),
    check,
    askForPhoto: () => setPhotoOpen(true),
    text,
  }
  return {
    form,
    photo,
    seen,
    problems,
    setProblems,
    isPhotoOpen,
    closePhoto: () => setPhotoOpen(false),
    /** Whether there is more to save than the photo. */
    isEdited,
    isChanged: isEdited || photo.chosen !== undefined,
    findProblems: () => firstOfEach(problemsIn(draft)),
    /** From now on the form is about this: with what was entered here, or without. */
    goOnFrom: (now: ManagedItem, keepsMine: boolean) => {
      const next = seenOf(now, place)
      setSeen(next)
      setDraft(keepsMine ? mergeDrafts(draft, seen.draft, next.draft) : next.draft)
      setProblems({})
    },
  }
}
