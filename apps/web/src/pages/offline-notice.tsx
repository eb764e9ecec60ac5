import '../ui/loading.css'
import { useRootMark } from '../kit/root-mark.ts'
import { useOnline } from '../kit/use-online.ts'
import { Icon } from '../ui/icon.tsx'

/** Above whatever page is open: what it shows may be hours old. It comes with the first script, because nothing can be fetched when it is needed. */
export function OfflineNotice() {
  const isOnline = useOnline()
  useRootMark('offline', !isOnline)
  if (isOnline) return null
  return (
    <div role="status" className="offline-notice">
      <p className="wrap">
        <Icon name="alert" className="size-4.5" />
        You’re offline. Prices and times may be out of date.
      </p>
    </div>
  )
}
