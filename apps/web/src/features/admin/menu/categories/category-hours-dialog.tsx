import { ownHoursProblems } from '@sizzle/domain/menu/own-hours.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstOfEach, isWithin, withoutParts } from '../../../../kit/field-problems.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { type ProblemsAt, problemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { firstWrongIn } from '../../../../kit/unsaved.ts'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { OwnHours } from '../hours/own-hours.tsx'
import { type Category, menuQuery } from '../menu-query.ts'

type CategoryHoursDialogProps = { locationId: string; category: Category; onClose: () => void }

/** When the dishes of a category are on that have no hours of their own. */
export function CategoryHoursDialog({ locationId, category, onClose }: CategoryHoursDialogProps) {
  const [schedule, setSchedule] = useState(category.schedule)
  const [problems, setProblems] = useState<ProblemsAt>({})
  const fields = useRef<HTMLDivElement>(null)
  const stumble = (found: ProblemsAt) => {
    flushSync(() => setProblems(found))
    firstWrongIn(fields.current)?.focus()
  }
  const saving = useWish('/setCategoryHours', {
    close: onClose,
    onDone: () => {
      toast('success', `The hours of ${category.name} are saved`)
    },
    onFailed: (error) => stumble(problemsAt(error)),
    onSettled: () => askAgain(menuQuery(locationId)),
  })
  const submit = () => {
    const found = firstOfEach(ownHoursProblems(schedule))
    if (Object.keys(found).length > 0) stumble(found)
    else saving.send({ locationId, id: category.id, schedule })
  }
  const check = (part: string) => {
    const found = ownHoursProblems(schedule).filter(({ field }) => isWithin(field, part))
    setProblems((before) => ({ ...withoutParts(before, [part]), ...firstOfEach(found) }))
  }
  return (
    <DialogForm
      title={`Hours of ${category.name}`}
      shape="sheet"
      keep="Back"
      act="Save hours"
      acting="Saving…"
      wish={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-soft">
        They hold for items without hours of their own. On a menu with hours, items can be ordered only while that menu
        is on.
      </p>
      <div ref={fields} className="grid gap-4">
        <OwnHours
          legend="When can guests order its items?"
          otherwise={{ label: 'Always', hint: 'Whenever the location is open.' }}
          schedule={schedule}
          problemAt={(field) => problems[field]}
          onChange={(next) => {
            setSchedule(next)
            setProblems({})
          }}
          onLeave={check}
        />
      </div>
    </DialogForm>
  )
}
