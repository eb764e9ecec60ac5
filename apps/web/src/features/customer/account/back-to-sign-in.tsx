import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { TEXT_LINK } from './auth-frame.tsx'

export function BackToSignIn() {
  return (
    <Link to={paths.login()} className={TEXT_LINK}>
      Back to sign in
    </Link>
  )
}
