import { useNavigate } from 'react-router'
import { signOut } from '../../../kit/session/sign-in.ts'
import { paths } from '../../../paths.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const leave = async () => {
    await signOut()
    void navigate(paths.home())
  }
  return (
    <ConfirmDialog
      question="Are you sure you want to logout?"
      confirmLabel="Logout"
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
