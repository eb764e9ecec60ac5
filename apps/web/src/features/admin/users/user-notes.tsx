import type { AskAnswer } from '@sizzle/contract/client.ts'
import { MAX_ALLERGIES, MAX_PERSON_NOTE } from '@sizzle/domain/people/person-notes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { timeOfHouse } from '../../../ui/clock.ts'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PART_HEAD } from './part-head.ts'
import { notesQuery, type User } from './users-query.ts'

export type Notes = AskAnswer<'/getUserNotes'>['notes']

type UserNotesProps = { user: User; onEdit: (notes: Notes) => void }

/** What the house has to know of somebody; whoever takes an order for them reads it as well. Without any it is one line. */
export function UserNotes({ user, onEdit }: UserNotesProps) {
  const { data: notes, error, refetch } = useQuery(notesQuery(user.id))
  if (error && !notes)
    return <LoadProblem title="Failed to load the notes" {...problemOf(error)} onRetry={() => void refetch()} />
  if (!notes || isEmpty(notes)) return null
  return (
    <section aria-labelledby="notes" className="grid content-start gap-2">
      <div className={PART_HEAD}>
        <h2 id="notes" className="mr-auto text-xl">
          Notes
        </h2>
        <EditButton onPress={() => onEdit(notes)}>Edit notes</EditButton>
      </div>
      <Written notes={notes} />
    </section>
  )
}

/** One line where the notes would stand. */
export function NoNotesYet({ user, onEdit }: UserNotesProps) {
  const { data: notes } = useQuery(notesQuery(user.id))
  if (!notes || !isEmpty(notes)) return null
  return (
    <section
      aria-label="Notes"
      className="flex items-center justify-between gap-x-4 rounded-card border border-line py-2 pr-2 pl-4 text-soft *:last:shrink-0"
    >
      <p className="text-pretty">
        No notes yet.
        <span className="max-sm:sr-only"> An allergy written here is seen by whoever takes their order.</span>
      </p>
      <EditButton onPress={() => onEdit(notes)}>Add a note</EditButton>
    </section>
  )
}

function isEmpty({ allergies, note }: Notes): boolean {
  return allergies === '' && note === ''
}

function EditButton({ onPress, children }: { onPress: () => void; children: string }) {
  const isOnline = useOnline()
  return (
    <button
      type="button"
      className={button('quiet', 'px-4!')}
      disabled={!isOnline}
      title={isOnline ? undefined : NOT_OFFLINE}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

function Written({ notes: { allergies, note, updatedAt, updatedBy } }: { notes: Notes }) {
  return (
    <div className="grid gap-2 rounded-card border border-line bg-raised px-4 py-3">
      {allergies && (
        <p className="flex gap-2.5 rounded-control bg-chilli-soft px-3.5 py-2.5 font-semibold text-chilli">
          <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            <span className="block text-sm">Allergies</span>
            <span className="block break-words whitespace-pre-line">{allergies}</span>
          </span>
        </p>
      )}
      {note && <p className="break-words whitespace-pre-line">{note}</p>}
      {updatedAt && (
        <p className="text-sm text-soft">
          {updatedBy || 'Somebody'}, {timeOfHouse(updatedAt, 'moment')}
        </p>
      )}
    </div>
  )
}

type NotesDialogProps = { user: User; notes: Notes; onClose: () => void }

/** It stands apart from the notes: what comes in meanwhile may move them, and takes nothing away that is being typed. */
export function NotesDialog({ user, notes, onClose }: NotesDialogProps) {
  const [allergies, setAllergies] = useState(notes.allergies)
  const [note, setNote] = useState(notes.note)
  const wish = useWish('/saveUserNotes', {
    close: onClose,
    onDone: () => {
      toast('success', 'Notes saved')
    },
    onSettled: () => askAgainAbout('user.changed'),
  })
  const isTooLong = allergies.length > MAX_ALLERGIES || note.length > MAX_PERSON_NOTE
  return (
    <DialogForm
      title={`Notes on ${user.displayName}`}
      shape="sheet"
      keep="Cancel"
      act="Save notes"
      acting="Saving…"
      wish={wish}
      isReady={!isTooLong}
      onSubmit={() => wish.send({ userId: user.id, expectedVersion: notes.version, allergies, note })}
      onClose={onClose}
    >
      <TextArea
        label="Allergies"
        hint="Staff see this in red when they take an order for this person."
        problem={wish.problems.allergies}
        count={{ length: allergies.length, most: MAX_ALLERGIES }}
        value={allergies}
        onChange={({ target }) => setAllergies(target.value)}
      />
      <TextArea
        label="Anything else"
        problem={wish.problems.note}
        rows={4}
        count={{ length: note.length, most: MAX_PERSON_NOTE }}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </DialogForm>
  )
}
