import { useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { ask } from '../../../kit/server/ask.ts'
import { button } from '../../../ui/button.ts'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** As many menus are offered; any other one is copied from its own list. */
const SOURCES = 3

type EmptyMenuProps = {
  title: string
  locationId: string
  /** From another location; left out where that is not for this person. */
  onCopy: ((from: string) => void) | undefined
}

/** Nothing is on the menu yet: a new location often has the menu of another one. */
export function EmptyMenu({ title, locationId, onCopy }: EmptyMenuProps) {
  const own = useQuery(ownLocationsQuery()).data?.locations ?? []
  const others = own.filter(({ id }) => id !== locationId)
  const onSite = useQuery({ ...ask('/getActiveLocations', {}), enabled: onCopy !== undefined && others.length > 0 })
  const full = new Set(onSite.data?.locations.filter(({ hasMenu }) => hasMenu).map(({ id }) => id))
  const sources = onCopy ? others.filter(({ id }) => full.has(id)).slice(0, SOURCES) : []
  return (
    <ListEmpty title={title} hint="Start by adding your first menu item">
      {sources.length > 0 && (
        <div className="flex flex-wrap justify-center gap-3">
          {sources.map(({ id, name }) => (
            <button key={id} type="button" className={button('quiet', 'max-w-full')} onClick={() => onCopy?.(id)}>
              <ToolIcon name="copy" /> <span className="truncate">Copy the menu of {name}</span>
            </button>
          ))}
        </div>
      )}
    </ListEmpty>
  )
}
