import { may } from '@sizzle/domain/people/rights.ts'
import { sectionHash } from '../../../../kit/address/section-address.ts'
import { useSession } from '../../../../kit/session/session.ts'
import { paths } from '../../../../paths.ts'
import { button } from '../../../../ui/button.ts'
import { Link } from '../../../../ui/link.tsx'
import { ListEmpty } from '../../../../ui/list/list-empty.tsx'

/** There is nothing to search and nothing to order: whoever edits menus goes on there. */
export function NoDishes({ place }: { place: { readonly id: string; readonly name: string } }) {
  const session = useSession()
  const mayEdit = session.state === 'ready' && session.user !== null && may(session.user, 'menu.edit')
  const there = `?${new URLSearchParams({ location: place.id })}${sectionHash({ section: 'menu' })}`
  return (
    <ListEmpty
      title={`No dishes of ${place.name} can be ordered`}
      hint="Its menu is empty, or all of its dishes are hidden."
    >
      {mayEdit && (
        <Link to={paths.adminDashboard() + there} className={button('quiet')}>
          Go to its menu
        </Link>
      )}
    </ListEmpty>
  )
}
