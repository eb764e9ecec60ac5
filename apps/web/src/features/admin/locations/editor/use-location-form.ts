import { isAmong } from '@sizzle/domain/among.ts'
import { ADMIN_FIELDS, ADMIN_ONLY } from '@sizzle/domain/locations/admin-fields.ts'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { isSameDraft, mergeDrafts } from '../../../../kit/drafts.ts'
import { firstOfEach, isWithin, withoutParts } from '../../../../kit/field-problems.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import type { ManagedLocation } from '../locations-query.ts'
import { problemsIn } from './draft-input.ts'
import { draftOf, EMPTY_DRAFT, type LocationDraft } from './location-draft.ts'

type TextName = {
  [Name in keyof LocationDraft]: LocationDraft[Name] extends string ? Name : never
}[keyof LocationDraft]

/** What a panel needs: it reads and sets fields, and everything else happens in one place. */
export type LocationForm = {
  readonly draft: LocationDraft
  readonly isNew: boolean
  /** The holidays of all locations. */
  readonly chainExceptions: ManagedLocation['chainExceptions']
  readonly set: (changes: Partial<LocationDraft>) => void
  /** What is wrong at a field, such as 'hours.monday'. */
  readonly problemAt: (field: string) => string | undefined
  /** Says what is wrong with this field and those below it; for when it is left. */
  readonly check: (field: string) => void
  /** Puts a sentence at a field. */
  readonly tell: (field: string, sentence: string) => void
  /** Why this person cannot change a field. */
  readonly lockedBecause: (field: string) => string | undefined
  /** Everything that a text field of that name needs. */
  readonly text: (name: TextName, hint?: ReactNode) => TextProps
}
type TextProps = {
  name: string
  value: string
  problem: string | undefined
  hint: ReactNode
  readOnly: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
}

type Known = { readonly location: ManagedLocation | undefined; readonly draft: LocationDraft }

function known(location: ManagedLocation | undefined): Known {
  return { location, draft: location ? draftOf(location) : EMPTY_DRAFT }
}

/** The form's one state: what was there when it was opened, what stands in it now, and what is wrong. */
export function useLocationForm(location: ManagedLocation | undefined, mayManage: boolean) {
  const [seen, setSeen] = useState(() => known(location))
  const [draft, setDraft] = useState(seen.draft)
  const [problems, setProblems] = useState<ProblemsAt>({})
  const isNew = seen.location === undefined

  const set = (changes: Partial<LocationDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setProblems((before) => withoutParts(before, Object.keys(changes).flatMap(fieldsOf)))
  }
  const check = (field: string) => {
    const found = problemsIn(draft, isNew).filter((problem) => isWithin(problem.field, field))
    setProblems((before) => ({ ...withoutParts(before, [field]), ...firstOfEach(found) }))
  }
  const lockedBecause = (field: string) =>
    !mayManage && isAmong(ADMIN_FIELDS, fieldsOf(field).at(-1)) ? `${ADMIN_ONLY}.` : undefined
  const text = (name: TextName, hint?: ReactNode): TextProps => ({
    name,
    value: draft[name],
    problem: problems[name],
    hint: lockedBecause(name) ?? hint,
    readOnly: lockedBecause(name) !== undefined,
    onChange: ({ target: { value } }) => set({ [name]: value }),
    onBlur: () => check(name),
  })
  const tell = (field: string, sentence: string) => setProblems((before) => ({ ...before, [field]: sentence }))
  const form: LocationForm = {
    draft,
    isNew,
    chainExceptions: seen.location?.chainExceptions ?? [],
    set,
    problemAt: (field) => problems[field],
    check,
    tell,
    lockedBecause,
    text,
  }
  return {
    form,
    seen,
    problems,
    setProblems,
    isChanged: !isSameDraft(draft, seen.draft),
    /** All that is wrong now, by field. */
    findProblems: () => firstOfEach(problemsIn(draft, isNew)),
    /** From now on the form is about this: with what was entered here, or without. */
    goOnFrom: (now: ManagedLocation, keepsMine: boolean) => {
      const next = known(now)
      setSeen(next)
      setDraft(keepsMine ? mergeDrafts(draft, seen.draft, next.draft) : next.draft)
      setProblems({})
    },
  }
}

/** The fields that a part of the draft is told under: taxes are several parts and one field of the location. */
function fieldsOf(name: string): string[] {
  if (name === 'taxKind' || name === 'taxProvince' || name === 'taxLines') return [name, 'tax']
  if (name === 'latitude' || name === 'longitude') return ['latitude', 'longitude']
  return [name]
}
