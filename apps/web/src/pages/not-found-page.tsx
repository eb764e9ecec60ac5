import { titled } from '../addresses.ts'
import { BRAND } from '../brand/brand.ts'
import { footerOf } from '../kit/page-content.ts'
import { useTitle } from '../kit/use-title.ts'
import { paths } from '../paths.ts'
import { useLocation } from '../router/router.tsx'
import { button } from '../ui/button.ts'
import { DEAD_END_LINK, DeadEnd } from '../ui/dead-end.tsx'
import { Link } from '../ui/link.tsx'
import { INSTEAD } from './instead.ts'
import { useInitialPage } from './page-context.ts'

/** Of a large chain not all of them: the first page has a search. */
const KITCHENS = 6

export function NotFoundPage() {
  useTitle(titled(INSTEAD['not-found']))
  const { locations, total } = footerOf(useInitialPage())
  const isMenu = useLocation().pathname.startsWith(paths.menu(''))
  if (isMenu && locations.length > 0) return <NoKitchen kitchens={locations.slice(0, KITCHENS)} total={total} />
  return (
    <DeadEnd
      art="tiffin"
      title="This page is off the menu"
      way={
        <Link to={paths.menu(BRAND.defaultLocationId)} className={button('primary')}>
          See the menu
        </Link>
      }
      links={<GoHome />}
    >
      <p>The address may be mistyped, or the page has moved.</p>
    </DeadEnd>
  )
}

type NoKitchenProps = { kitchens: readonly { id: string; name: string }[]; total: number }

function NoKitchen({ kitchens, total }: NoKitchenProps) {
  return (
    <DeadEnd
      art="tiffin"
      title="We have no kitchen there"
      way={
        <ul className="flex flex-wrap justify-center gap-3 max-sm:*:grow">
          {kitchens.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.menu(id)} className={button('primary', 'w-full')}>
                <span className="sr-only">Menu in </span>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      }
      links={
        <>
          {total > kitchens.length && (
            <Link to="/#kitchens" className={DEAD_END_LINK}>
              Find one of {total} kitchens
            </Link>
          )}
          <GoHome />
        </>
      }
    >
      <p>The address may be mistyped, or the kitchen has closed. You’ll find us in:</p>
    </DeadEnd>
  )
}

function GoHome() {
  return (
    <Link to={paths.home()} className={DEAD_END_LINK}>
      Go Home
    </Link>
  )
}
