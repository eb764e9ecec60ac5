import { titled } from '../addresses.ts'
import { BRAND } from '../brand/brand.ts'
import { useTitle } from '../kit/use-title.ts'
import { paths } from '../paths.ts'
import { button } from '../ui/button.ts'
import { DEAD_END_LINK, DeadEnd } from '../ui/dead-end.tsx'
import { Link } from '../ui/link.tsx'
import { INSTEAD } from './instead.ts'

export function NotFoundPage() {
  useTitle(titled(INSTEAD['not-found']))
  return (
    <DeadEnd
      art="tiffin"
      title="This page is off the menu"
      way={
        <Link to={paths.menu(BRAND.defaultLocationId)} className={button('primary')}>
          See the menu
        </Link>
      }
      links={
        <Link to={paths.home()} className={DEAD_END_LINK}>
          Go Home
        </Link>
      }
    >
      <p>404: the address may have changed, or the dish went home. Both our kitchens are still where you left them.</p>
    </DeadEnd>
  )
}
