import { BRAND } from '../brand/brand.ts'
import { isAnybodyThere } from '../kit/offline/is-anybody-there.ts'
import type { PageData } from '../kit/page-content.ts'
import { useOnline } from '../kit/use-online.ts'
import { button } from '../ui/button.ts'
import { telLink } from '../ui/contact-links.ts'
import { DEAD_END_LINK, DeadEnd } from '../ui/dead-end.tsx'
import { useInitialPage } from './page-context.ts'

/** Where the page was never kept on this device. The kitchens' numbers came with the page that was opened last. */
export function NothingKept() {
  const locations = kitchensIn(useInitialPage())
  if (useOnline()) return null
  return (
    <div role="status" className="nothing-kept">
      <DeadEnd
        art="lamp"
        title="You’re offline"
        way={
          <button type="button" className={button('primary')} onClick={() => void reloadWhereAnswered()}>
            Try Again
          </button>
        }
        links={locations.map(({ id, name, phone }) => (
          <a key={id} href={telLink(phone)} className={DEAD_END_LINK}>
            {name}: {phone}
          </a>
        ))}
      >
        <p>This page was not kept on this device, so it needs a connection.</p>
      </DeadEnd>
    </div>
  )
}

/** A device may think that it has no network, and have one. */
async function reloadWhereAnswered(): Promise<void> {
  if (await isAnybodyThere()) location.reload()
}

/** The number of the house stands below the ways on already. */
function kitchensIn(data: PageData) {
  const shown = data.page === 'menu' ? [data.location] : data.page === 'home' ? data.locations : []
  return shown.filter(({ phone }) => telLink(phone) !== telLink(BRAND.phone))
}
