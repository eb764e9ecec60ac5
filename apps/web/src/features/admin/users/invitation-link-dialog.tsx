import { INVITATION_DAYS } from '@sizzle/domain/people/invitation.ts'
import { useQuery } from '@tanstack/react-query'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { DIALOG_FOOT } from '../../../ui/form/dialog-foot.ts'
import { CopyLink } from '../../shared/copy/copy-button.tsx'
import { invitationsQuery } from './users-query.ts'

/** Without a mail server whoever invites hands the link on: here it is, and later in the list of open invitations. */
export function InvitationLinkDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const link = useQuery(invitationsQuery(true)).data?.find((one) => one.email === email)?.link
  return (
    <Dialog label="Hand on this link" shape="sheet" onClose={onClose}>
      <DialogHead title="Hand on this link" onClose={onClose} />
      <div className="grid gap-4 px-6 pb-6">
        <p className="text-pretty text-soft">
          It is for <b className="font-semibold break-words text-ink">{email}</b>. It works once, for {INVITATION_DAYS}{' '}
          days, and they choose their own password. You find it again under Open invitations.
        </p>
        <p role="status" className="rounded-control bg-sunk px-3.5 py-2.5 text-sm break-all select-all">
          {link ?? 'Making the link…'}
        </p>
        <div className={DIALOG_FOOT}>
          <button type="button" className={button(link ? 'quiet' : 'primary')} onClick={onClose}>
            Done
          </button>
          {link && <CopyLink kind="primary" link={link} forWhom={email} />}
        </div>
      </div>
    </Dialog>
  )
}
