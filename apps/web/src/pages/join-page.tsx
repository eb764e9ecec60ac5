import { JoinForm } from '../features/customer/account/join-form.tsx'
import { paths } from '../paths.ts'
import { useNavigate } from '../router/router.tsx'

export function JoinPage() {
  const navigate = useNavigate()
  return <JoinForm onJoined={() => navigate(paths.adminDashboard(), { replace: true })} />
}
