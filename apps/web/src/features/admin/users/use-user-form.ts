import { refusalOf } from '@sizzle/contract/client.ts'
import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { FIX_FORM_ERRORS } from '@sizzle/domain/people/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changedByBoth, isSameDraft, mergeDrafts } from '../../../kit/drafts.ts'
import { failureOf } from '../../../kit/failure.ts'
import { firstOfEach, withoutParts } from '../../../kit/field-problems.ts'
import { useKeptWish } from '../../../kit/offline/kept-wish.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { type ProblemsAt, problemsAt } from '../../../kit/server/problems-at.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { timeOfHouse } from '../../../ui/clock.ts'
import { correctsFigures, draftOf, FIELD_WORDS, problemsIn, type UserDraft, updatesOf } from './user-draft.ts'
import { keptAs } from './user-words.ts'
import { type User, userQuery } from './users-query.ts'

const SAVING = { refused: 'Failed to update user', broken: 'Failed to update user' }

type Told = { readonly onDone: () => void; readonly onStumble: (show: () => void) => void }

/** The form's one state: what was there when it was opened, what stands in it now, and what is wrong. */
export function useUserForm(user: User, { onDone, onStumble }: Told) {
  const [seen, setSeen] = useState(user)
  const [draft, setDraft] = useState(() => draftOf(user))
  const [problems, setProblems] = useState<ProblemsAt>({})
  const { data: now, isError: hasNoDetails } = useQuery(userQuery(user.id))
  const isChanged = !isSameDraft(draft, draftOf(seen))
  const stumble = (found: ProblemsAt) => {
    toast('error', FIX_FORM_ERRORS)
    onStumble(() => setProblems(found))
  }
  const saving = useKeptWish('/updateUser', {
    close: onDone,
    onQueued: ({ label }) => toast('message', QUEUED_TEXT, label),
    onDone: (_, { updates }) => toast('success', doneWords(updates)),
    onFailed: (error) => {
      const found = fieldsOf(problemsAt(error))
      if (Object.keys(found).length > 0) stumble(found)
    },
    onSettled: () => askAgainAbout('user.changed'),
  })
  const changed = changedMeanwhile(seen, now, saving.error)
  const goOnFrom = (next: User, keepsMine: boolean) => {
    setSeen(next)
    setDraft(keepsMine ? mergeDrafts(draft, draftOf(seen), draftOf(next)) : draftOf(next))
    setProblems({})
    saving.reset()
  }
  // Nothing was entered yet: the form simply shows what is there now.
  if (changed?.now && !isChanged) goOnFrom(changed.now, false)
  return {
    draft,
    problems,
    isChanged,
    hasNoDetails,
    changed,
    isPending: saving.isPending,
    problem: changed || saving.error === undefined ? undefined : words(saving.error),
    /** What both changed, in words. */
    both: changed?.now
      ? changedByBoth(draft, draftOf(seen), draftOf(changed.now)).map((name) => FIELD_WORDS[name] ?? name)
      : [],
    set: (changes: Partial<UserDraft>) => {
      setDraft((before) => ({ ...before, ...changes }))
      setProblems((before) => withoutParts(before, Object.keys(changes)))
    },
    goOn: (keepsMine: boolean) => changed?.now && goOnFrom(changed.now, keepsMine),
    submit: () => {
      const found = firstOfEach(problemsIn(draft, draftOf(seen)))
      if (Object.keys(found).length > 0) return stumble(found)
      const updates = updatesOf(draft, draftOf(seen))
      if (Object.keys(updates).length === 0) return onDone()
      const reason = correctsFigures(draft, draftOf(seen)) ? { reason: draft.reason.trim() } : {}
      saving.send({ userId: seen.id, expectedVersion: seen.version, updates, ...reason }, keptAs('Change', seen))
    },
  }
}

function words(error: unknown): string {
  const { title, sentence } = failureOf(error, SAVING)
  return `${title}: ${sentence}`
}

function doneWords({ isActive, ...more }: ReturnType<typeof updatesOf>): string {
  if (isActive === undefined || Object.keys(more).length > 0) return 'User updated successfully'
  return isActive ? 'User activated' : 'User deactivated'
}

/** 'updates.phoneNumber' stands at the field of that name. */
function fieldsOf(problems: ProblemsAt): ProblemsAt {
  return Object.fromEntries(Object.entries(problems).map(([field, told]) => [field.replace(/^updates\./, ''), told]))
}

/** What became of a person while they are edited here; undefined while they are who they were. */
function changedMeanwhile({ version }: User, now: User | undefined, error: unknown) {
  if (now && now.version > version) return { now, who: whoWords(now.updatedBy, now.updatedAt) }
  const refusal = refusalOf(error, '/updateUser')
  if (refusal?.code !== 'user_changed' || refusal.current.version <= version) return undefined
  return { now: undefined, who: whoWords(refusal.current.changedBy, refusal.current.changedAt) }
}

function whoWords(by: string | null, at: string): string {
  // 'p.m.' ends with a point of its own.
  return fullStop(`${by || 'Somebody else'} changed this person at ${timeOfHouse(at, 'time')}`)
}
