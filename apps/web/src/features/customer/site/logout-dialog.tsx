import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { useSending } from '../../../kit/server/wish.ts'
import { arrive, signOut } from '../../../kit/session/sign-in.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { paths } from '../../../paths.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const leave = useSending((_: null) => signOut(), {
    onDone: () => {
      // Away first: the screen of a person who is gone would ask to sign in.
      void navigate(paths.home(), { flushSync: true })
      void arrive()
    },
    onFailed: (error) => toast('error', 'You are still signed in', sentenceOf(error)),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      question="Are you sure you want to logout?"
      confirmLabel="Logout"
      isBusy={leave.isPending}
      onConfirm={() => leave.send(null)}
      onClose={onClose}
    />
  )
}
