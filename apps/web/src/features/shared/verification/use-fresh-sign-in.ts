import { arrive, signOut } from '../../../kit/session/sign-in.ts'
import { paths } from '../../../paths.ts'
import { useNavigate } from '../../../router/router.tsx'

/** Signs out whoever is in, and leads through signing in back to `from`. */
export function useFreshSignIn(from: string) {
  const navigate = useNavigate()
  return async () => {
    await signOut()
    await arrive()
    navigate(paths.login(), { replace: true, state: { from } })
  }
}
