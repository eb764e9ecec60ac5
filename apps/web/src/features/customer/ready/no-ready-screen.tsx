import { useSession } from '../../../kit/session/session.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { DEAD_END_LINK, DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'

/** The link was renewed or never was. Whoever stands here waits for an order, or has the screen to set up. */
export function NoReadyScreen() {
  const session = useSession()
  const isSignedIn = session.state === 'ready' && session.user !== null
  return (
    <DeadEnd
      isAlert
      art="screen"
      title="We can’t find this pickup screen"
      way={
        <Link to={paths.dashboard()} className={button('primary')}>
          {isSignedIn ? 'My Orders' : 'Sign in to see your orders'}
        </Link>
      }
      links={
        <Link to={paths.home()} className={DEAD_END_LINK}>
          Go Home
        </Link>
      }
    >
      <p>
        The link may be old or cut short. Your order is not affected: find it among your orders, or ask at the counter.
      </p>
    </DeadEnd>
  )
}
