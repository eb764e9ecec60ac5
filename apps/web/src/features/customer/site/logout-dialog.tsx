import { sentenceOf } from '../../../kit/page-calls.ts'
import { useSending } from '../../../kit/server/wish.ts'
import { arrive, signOut } from '../../../kit/session/sign-in.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { paths } from '../../../paths.ts'
import { useNavigate } from '../../../router/router.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  useBackCloses(onClose)
  const leave = useSending((_: null) => signOut(), {
    onDone: () => {
      // Away first: the screen of a person who is gone would ask to sign in.
      navigate(paths.home(), { replace: true, flushSync: true })
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
