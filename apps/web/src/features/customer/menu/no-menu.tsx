import { menuTitle } from '../../../addresses.ts'
import { BRAND } from '../../../brand/brand.ts'
import type { MenuData } from '../../../kit/page-content.ts'
import { useOpenStateCheck } from '../../../kit/use-open-state-check.ts'
import { useTitle } from '../../../kit/use-title.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { DEAD_END_LINK, DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { MenuHead } from './menu-head.tsx'

/** The others of a large chain are found from the first page. */
const KITCHENS = 3

/** A kitchen whose dishes are still to come: there is nothing to search, and nothing to order now or later. */
export function NoMenu({ menu, onOutdated }: { menu: MenuData; onOutdated: () => void }) {
  const { location, locations } = menu
  useTitle(menuTitle(location.name))
  useOpenStateCheck([location], onOutdated, menu.changesAt)
  const others = locations.filter(({ id }) => id !== location.id)
  // One way stands out; the others stay beside it.
  const first = others.find(({ id }) => id === BRAND.defaultLocationId) ?? others[0]
  const ways = first ? [first, ...others.filter((one) => one !== first)].slice(0, KITCHENS) : []
  return (
    <>
      <MenuHead {...menu} typeChoice={null} />
      <DeadEnd
        isPart
        title={`The menu of ${location.name} is not here yet`}
        phone={location.phone}
        way={
          others.length > 0 && (
            <ul className="flex flex-wrap justify-center gap-3 max-sm:*:grow">
              {ways.map(({ id, name }, index) => (
                <li key={id}>
                  <Link to={paths.menu(id)} className={button(index === 0 ? 'primary' : 'quiet', 'w-full')}>
                    Menu in {name}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
        links={
          <Link to={paths.home()} className={DEAD_END_LINK}>
            Go Home
          </Link>
        }
      >
        <p>{others.length > 0 ? 'You can order from another kitchen until then.' : 'Please come back soon.'}</p>
      </DeadEnd>
    </>
  )
}
