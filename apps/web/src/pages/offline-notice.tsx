import { BRAND } from '../brand/brand.ts'
import { isAnybodyThere } from '../kit/offline/is-anybody-there.ts'
import type { PageData } from '../kit/page-content.ts'
import { useOnline } from '../kit/use-online.ts'
import { button } from '../ui/button.ts'
import { telLink } from '../ui/contact-links.ts'
import { DEAD_END_LINK, DeadEnd } from '../ui/dead-end.tsx'
import { Icon } from '../ui/icon.tsx'
import { useInitialPage } from './page-context.ts'

/** Above whatever page is open: what it shows may be hours old. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status" className={isOnline ? undefined : 'offline-notice'}>
      {!isOnline && (
        <>
          <div className="as-it-was wrap py-2.5">
            <p className="flex items-center gap-2.5 rounded-card border border-saffron bg-saffron-soft/50 px-4 py-2.5 leading-snug max-sm:gap-2 max-sm:px-3 max-sm:text-sm">
              <Icon name="alert" className="size-5 shrink-0" />
              You’re offline. Prices and times may be old.
            </p>
          </div>
          <div className="nothing-kept">
            <NothingKept />
          </div>
        </>
      )}
    </div>
  )
}

/** Where the page was never kept on this device. The kitchens' numbers came with the page that was opened last. */
function NothingKept() {
  const locations = kitchensIn(useInitialPage())
  return (
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
