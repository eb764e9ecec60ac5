import { checkLocationGroup } from '@sizzle/domain/people/location-group.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstOfEach } from '../../../../kit/field-problems.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { firstWrongIn } from '../../../../kit/unsaved.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { LocationsField } from '../locations-field.tsx'
import { usersOf } from '../user-words.ts'
import type { LocationGroup } from '../users-query.ts'

type GroupDialogProps = { group: LocationGroup | undefined; onClose: () => void }

/** Makes a group of locations, or changes one. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const fields = useRef<HTMLDivElement>(null)
  const [entered, setEntered] = useState({ name: group?.name ?? '', locationIds: group?.locationIds ?? [] })
  const [problems, setProblems] = useState<ProblemsAt>({})
  const wish = useWish('/saveLocationGroup', {
    close: onClose,
    onDone: (answer) => {
      toast('success', group ? 'Group saved' : 'Group made', answer.group.name)
    },
    onSettled: () => askAgainAbout('user.changed'),
  })
  const set = (changes: Partial<typeof entered>) => {
    setEntered((before) => ({ ...before, ...changes }))
    setProblems({})
  }
  const submit = () => {
    const found = firstOfEach(checkLocationGroup(entered))
    flushSync(() => setProblems(found))
    if (Object.keys(found).length > 0) return firstWrongIn(fields.current)?.focus()
    wish.send({ ...entered, ...(group && { groupId: group.id, expectedVersion: group.version }) })
  }
  const { name } = problems
  const taken = wish.refusal?.code === 'group_name_taken' ? wish.sentence : undefined
  return (
    <DialogForm
      title={group ? 'Edit group' : 'New group'}
      shape="sheet"
      keep="Cancel"
      act="Save"
      acting="Saving…"
      wish={wish}
      problem={taken === undefined ? wish.sentence : ''}
      missing={missingOf(entered)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-soft">People who work at a group work at each of its locations, also at those added later.</p>
      <div ref={fields} className="grid gap-4">
        <Field
          label="Name"
          autoComplete="off"
          value={entered.name}
          problem={name ?? taken}
          onChange={({ target }) => {
            wish.reset()
            set({ name: target.value })
          }}
        />
        <LocationsField
          chosen={entered.locationIds}
          problem={problems.locationIds}
          onChange={(locationIds) => set({ locationIds: [...locationIds] })}
        />
        {group && <Removing group={group} onDone={onClose} />}
      </div>
    </DialogForm>
  )
}

/** Beside the button that waits for it. */
function missingOf({ name, locationIds }: { name: string; locationIds: readonly string[] }): string | undefined {
  if (name.trim() === '') return 'Enter a name.'
  return locationIds.length === 0 ? 'Choose a location.' : undefined
}

function Removing({ group: { id, name, people }, onDone }: { group: LocationGroup; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const wish = useWish('/deleteLocationGroup', {
    close: onDone,
    onDone: () => {
      toast('success', 'Group deleted', name)
    },
    onSettled: () => askAgainAbout('user.changed'),
  })
  const lose = `${usersOf(people)} ${people === 1 ? 'loses' : 'lose'} the locations that nothing else gives them.`
  return (
    <div>
      <button
        type="button"
        className={button('bare', 'border border-chilli text-chilli!')}
        onClick={() => setAsking(true)}
      >
        Delete this group…
      </button>
      {isAsking && (
        <ConfirmDialog
          question={`Delete the group ${name}? ${people === 0 ? 'Nobody works at it.' : lose}`}
          confirmLabel="Delete"
          isBusy={wish.isPending}
          whyNot={wish.whyNot}
          problem={wish.sentence}
          onConfirm={() => wish.send({ groupId: id })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
