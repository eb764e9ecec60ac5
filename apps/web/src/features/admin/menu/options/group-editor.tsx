import { refusalOf } from '@sizzle/contract/client.ts'
import { type SyntheticEvent, useRef, useState } from 'react'
import { changedByBoth, isSameDraft, mergeDrafts } from '../../../../kit/drafts.ts'
import { withoutParts } from '../../../../kit/field-problems.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { type ProblemsAt, problemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { stumble, useUnloadWarning } from '../../../../kit/unsaved.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { whoChanged } from '../../../../ui/form/who-changed.ts'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { FormFoot } from '../../../shared/form/form-foot.tsx'
import type { ManagedItem } from '../menu-query.ts'
import { type GroupDraft, groupDraftOf } from './group-draft.ts'
import { GroupFields } from './group-fields.tsx'
import { groupInputOf, groupProblems } from './group-input.ts'
import { titleOf, usedWords, wordsOf } from './group-words.ts'
import type { ManagedGroup } from './groups-query.ts'
import { namesakesIn, openableIn, sizesIn } from './library-parts.ts'

type GroupEditorProps = {
  /** Left out: a new one. */
  group: ManagedGroup | undefined
  start: GroupDraft
  place: { readonly locationId: string; readonly timeZone: string }
  items: readonly ManagedItem[]
  /** All groups of the location. */
  library: readonly ManagedGroup[]
  /** Asks first. */
  onDelete: (group: ManagedGroup) => void
  onClose: () => void
}

/** Adds a group of options or changes one, for all dishes that offer it. */
export function GroupEditor({ group, start, place, items, library, onDelete, onClose }: GroupEditorProps) {
  const [seen, setSeen] = useState({ group, draft: start })
  const [draft, setDraft] = useState(start)
  const [problems, setProblems] = useState<ProblemsAt>({})
  const [isLeaving, setLeaving] = useState(false)
  const parts = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isChanged = !isSameDraft(draft, seen.draft)
  useUnloadWarning(isChanged)

  const refuse = (found: ProblemsAt) => stumble(parts.current, () => setProblems(found))
  const saving = useWish('/saveOptionGroup', {
    close: onClose,
    onDone: ({ group: { name } }) => {
      toast('success', `${name} was ${group ? 'updated' : 'added'}`)
    },
    onFailed: (error) => refuse(problemsAt(error)),
    onSettled: () => askAgainAbout('menu.changed'),
  })
  const refusal = refusalOf(saving.error, '/saveOptionGroup')
  const changed = refusal?.code === 'option_group_changed' ? refusal.current : undefined
  const goOn = (keepsMine: boolean) => {
    if (!changed) return
    const now = groupDraftOf(changed.group)
    setDraft(keepsMine ? mergeDrafts(draft, seen.draft, now) : now)
    setSeen({ group: changed.group, draft: now })
    setProblems({})
    saving.reset()
    parts.current?.focus()
  }
  const set = (changes: Partial<GroupDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setProblems((before) => withoutParts(before, [...Object.keys(changes), 'usedBy']))
  }
  const leave = () => (isChanged && !saving.isPending ? setLeaving(true) : onClose())
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    if (changed) return notice.current?.focus()
    const found = groupProblems(draft, library, seen.group?.id)
    if (Object.keys(found).length > 0) return refuse(found)
    const known = { id: seen.group?.id ?? null, expectedVersion: seen.group?.version ?? null }
    saving.send({ locationId: place.locationId, ...known, group: groupInputOf(draft) })
  }
  const title = group ? `Edit ${titleOf(group, items, library)}` : 'Add an option group'
  const ofDishes = Object.entries(problems).flatMap(([field, told]) =>
    told && field.startsWith('usedBy') ? [told] : [],
  )
  return (
    <Dialog label={title} shape="wide" onClose={leave}>
      <form noValidate className="flex h-full flex-col" onSubmit={submit}>
        <DialogHead title={title} className="border-b border-line py-3 pr-3 pl-5 sm:pl-6" onClose={leave} />
        {changed && (
          <ChangedNotice
            ref={notice}
            who={whoChanged('group', { by: changed.changedBy, at: changed.changedAt, timeZone: place.timeZone })}
            both={changedByBoth(draft, seen.draft, groupDraftOf(changed.group)).map(wordsOf)}
            isKnown
            onKeep={() => goOn(true)}
            onLoad={() => goOn(false)}
          />
        )}
        <div ref={parts} tabIndex={-1} className="relative min-h-0 grow overflow-y-auto p-5 outline-none sm:p-6">
          {seen.group && seen.group.usedBy > 0 && (
            <p className="mb-4 rounded-control bg-sunk px-4 py-2 text-sm">
              This group is {usedWords(seen.group, items)}.
              {seen.group.usedBy > 1 && ' What you change holds for all of them.'}
            </p>
          )}
          <GroupFields
            draft={draft}
            items={items}
            sizes={sizesIn(library, draft)}
            openable={openableIn(library, seen.group?.id, draft)}
            namesakes={namesakesIn(library, draft.name, seen.group?.id)}
            problemAt={(field) => problems[field]}
            set={set}
          />
          {seen.group && <DeleteGroup group={seen.group} onDelete={onDelete} />}
        </div>
        <FormFoot
          act={group ? 'Save group' : 'Add group'}
          isPending={saving.isPending}
          problem={changed ? undefined : [saving.sentence, ...ofDishes].filter(Boolean).join(' ') || undefined}
          onCancel={leave}
        />
      </form>
      {isLeaving && (
        <ConfirmDialog
          question="Leave without saving? What you have entered here is lost."
          confirmLabel="Leave without saving"
          isBusy={false}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  )
}

type DeleteGroupProps = { group: ManagedGroup; onDelete: (group: ManagedGroup) => void }

/** At the end of the form, where nobody meets it by chance. */
function DeleteGroup({ group, onDelete }: DeleteGroupProps) {
  const isUsed = group.usedBy > 0
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 border-t border-line pt-3">
      <button type="button" className={quietDanger('-ml-3')} disabled={isUsed} onClick={() => onDelete(group)}>
        <ToolIcon name="bin" /> Delete this group
      </button>
      {isUsed && <p className="text-sm text-soft">First take it off the items that offer it.</p>}
    </div>
  )
}
