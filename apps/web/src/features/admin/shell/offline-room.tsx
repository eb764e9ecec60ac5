import { LoadProblem } from '../../../ui/load-problem.tsx'

/** In the place of a room whose script could not be fetched. */
export function OfflineRoom({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="p-4 md:p-6">
      <LoadProblem
        title="You’re offline"
        sentence="This room needs a connection. It opens once the connection is back."
        onRetry={onRetry}
      />
    </div>
  )
}
