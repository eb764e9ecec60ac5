import { useIsAtWork } from '../../../kit/at-desk.ts'
import { isSiteNewer } from '../../../kit/offline/newer-site.ts'
import { useStore } from '../../../kit/store.ts'

/** Offers the newer site and never loads it by itself; not a word while somebody enters or takes an order. */
export function NewerSite({ className = '' }: { className?: string }) {
  const isNewer = useStore(isSiteNewer, false)
  const isAtWork = useIsAtWork()
  return (
    <div role="status" className={className}>
      {isNewer && !isAtWork && (
        <p className="flex flex-wrap items-center gap-x-3 bg-sunk px-4 py-1.5">
          A newer version of this site is ready.
          <button
            type="button"
            className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4"
            onClick={() => location.reload()}
          >
            Load it
          </button>
        </p>
      )}
    </div>
  )
}
