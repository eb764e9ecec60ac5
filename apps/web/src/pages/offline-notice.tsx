import { useOnline } from '../kit/use-online.ts'
import { Icon } from '../ui/icon.tsx'

/** Above whatever page is open: what it shows may be hours old. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <div className="wrap py-2.5">
          <p className="flex items-center gap-2.5 rounded-card border border-saffron bg-saffron-soft/50 px-4 py-2.5 leading-snug">
            <Icon name="alert" className="size-6 shrink-0" />
            You have no connection. What you see is as it was when you last had one.
          </p>
        </div>
      )}
    </div>
  )
}
