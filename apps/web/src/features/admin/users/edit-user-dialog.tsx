import type { SyntheticEvent } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstWrongIn, useUnloadWarning } from '../../../kit/unsaved.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { ChangedNotice } from '../../../ui/form/changed-notice.tsx'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { useUserForm } from './use-user-form.ts'
import { UserFields } from './user-fields.tsx'
import type { User } from './users-query.ts'

/** Changes one person. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const fields = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const form = useUserForm(user, {
    onDone: onClose,
    onStumble: (show) => {
      flushSync(show)
      firstWrongIn(fields.current)?.focus()
    },
  })
  const { changed, isChanged } = form
  useUnloadWarning(isChanged)
  const leave = () => (isChanged && !form.isPending ? setLeaving(true) : onClose())
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (form.isPending) return
    if (changed) return notice.current?.focus()
    form.submit()
  }
  const goOn = (keepsMine: boolean) => {
    form.goOn(keepsMine)
    fields.current?.focus()
  }
  return (
    <Dialog label={`Edit ${user.displayName}`} shape="sheet" onClose={leave}>
      <form noValidate className="flex max-h-[92dvh] flex-col" onSubmit={submit}>
        <DialogHead
          title={`Edit ${user.displayName}`}
          className="border-b border-line py-3 pr-3 pl-5 sm:pl-6"
          onClose={leave}
        />
        {changed && (
          <ChangedNotice
            ref={notice}
            who={changed.who}
            both={form.both}
            isKnown={changed.now !== undefined}
            onKeep={() => goOn(true)}
            onLoad={() => goOn(false)}
          />
        )}
        <div
          ref={fields}
          tabIndex={-1}
          className="grid min-h-0 grow content-start gap-5 overflow-y-auto overscroll-contain p-5 outline-none sm:p-6"
        >
          {form.hasNoDetails && (
            <p role="alert" className="rounded-control bg-chilli-soft px-4 py-2.5 text-chilli">
              <b>Failed to load user details</b>
              <span className="block">These are the details from the list.</span>
            </p>
          )}
          <UserFields email={user.email} {...form} />
        </div>
        <FormFoot act="Save Changes" mayWait isPending={form.isPending} problem={form.problem} onCancel={leave} />
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
