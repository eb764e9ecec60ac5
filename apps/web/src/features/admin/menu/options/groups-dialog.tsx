import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ToolSheet } from '../../../../ui/list/tool-menu.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { ManagedItem } from '../menu-query.ts'
import { SoldOutDialog } from '../sold-out/sold-out-dialog.tsx'
import type { Stocked } from '../sold-out/use-stock.ts'
import { type GroupDraft, groupDraftOf, PRESETS } from './group-draft.ts'
import { GroupEditor } from './group-editor.tsx'
import { GroupList } from './group-list.tsx'
import { groupsQuery, type ManagedGroup } from './groups-query.ts'

type GroupsDialogProps = {
  place: { readonly locationId: string; readonly timeZone: string }
  items: readonly ManagedItem[]
  /** Staff say what has run out, and nothing else. */
  mayEdit: boolean
  whyNot: string | undefined
  onClose: () => void
}

type Editing = { readonly group: ManagedGroup | undefined; readonly draft: GroupDraft }

/** The groups of options that the dishes of a location share. */
export function GroupsDialog({ place, items, mayEdit, whyNot, onClose }: GroupsDialogProps) {
  const { locationId } = place
  const query = useQuery(groupsQuery(locationId))
  const [editing, setEditing] = useState<Editing>()
  const [runOut, setRunOut] = useState<Stocked>()
  const [toDelete, setToDelete] = useState<ManagedGroup>()
  const deleting = useWish('/deleteOptionGroup', {
    onDone: () => {
      toast('success', `${toDelete?.name ?? 'The group'} was deleted`)
      setToDelete(undefined)
    },
    onSettled: () => askAgain(groupsQuery(locationId)),
  })
  return (
    <Dialog label="Option groups" shape="wide" onClose={onClose}>
      <div className="flex h-full flex-col">
        <DialogHead title="Option groups" className="border-b border-line py-3 pr-3 pl-5 sm:pl-6" onClose={onClose} />
        <div className="relative min-h-0 grow overflow-y-auto p-5 sm:p-6">
          <p className="text-soft">
            Sizes, add-ons and the parts of combos. Items share them: a change here holds for every item that offers the
            group.
          </p>
          {mayEdit ? (
            <AddGroup whyNot={whyNot} onAdd={(draft) => setEditing({ group: undefined, draft })} />
          ) : (
            <div className="h-4" />
          )}
          {query.error && (
            <LoadProblem
              title="Option groups could not be loaded"
              sentence={sentenceOf(query.error)}
              onRetry={() => void query.refetch()}
            />
          )}
          {query.isPending && <Skeleton className="h-60" />}
          {query.data && (
            <GroupList
              groups={query.data.groups}
              items={items}
              place={place}
              mayEdit={mayEdit}
              whyNot={whyNot}
              onSoldOut={setRunOut}
              onEdit={(group) => setEditing({ group, draft: groupDraftOf(group) })}
              onDelete={(group) => {
                deleting.reset()
                setToDelete(group)
              }}
            />
          )}
        </div>
      </div>
      {editing && (
        <GroupEditor
          group={editing.group}
          start={editing.draft}
          place={place}
          items={items}
          library={query.data?.groups ?? []}
          onClose={() => setEditing(undefined)}
        />
      )}
      {runOut && <SoldOutDialog place={place} stocked={runOut} onClose={() => setRunOut(undefined)} />}
      {toDelete && (
        <ConfirmDialog
          question={`Delete the group ${toDelete.name}?`}
          confirmLabel="Delete group"
          isBusy={deleting.isPending}
          problem={deleting.sentence}
          onConfirm={() => deleting.send({ locationId, id: toDelete.id, expectedVersion: toDelete.version })}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Dialog>
  )
}

type AddGroupProps = { whyNot: string | undefined; onAdd: (draft: GroupDraft) => void }

/** What it can begin as: side by side, on a phone behind one button. */
function AddGroup({ whyNot, onAdd }: AddGroupProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="mt-4 mb-5">
      <button
        type="button"
        className={button('primary', 'w-full sm:hidden')}
        disabled={whyNot !== undefined}
        title={whyNot}
        onClick={() => setChoosing(true)}
      >
        <Icon name="plus" /> Add a group
      </button>
      <div className="flex flex-wrap items-center gap-2 max-sm:hidden">
        <span className="font-semibold">Add a group:</span>
        {PRESETS.map(({ label, draft }) => (
          <button
            key={label}
            type="button"
            className={button('quiet', 'px-4!')}
            disabled={whyNot !== undefined}
            title={whyNot}
            onClick={() => onAdd(draft())}
          >
            <Icon name="plus" className="size-4" /> {label}
          </button>
        ))}
      </div>
      {isChoosing && (
        <ToolSheet
          label="Add a group"
          tools={PRESETS.map(({ icon, label, draft }) => ({ icon, label, onPress: () => onAdd(draft()) }))}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
