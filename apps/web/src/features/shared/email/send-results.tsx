import { button } from '../../../ui/button.ts'
import { failedWords, sentWords } from './email-words.ts'
import type { EmailResult } from './send-in-batches.ts'

type SendResultsProps = { results: readonly EmailResult[]; emailEnabled: boolean; onClose: () => void }

/** What became of each address that did not get it, and how many did. */
export function SendResults({ results, emailEnabled, onClose }: SendResultsProps) {
  const failed = results.filter(({ success }) => !success)
  const taken = results.length - failed.length
  return (
    <div className="grid gap-4 px-6 pb-6">
      {taken > 0 && <p role="status">{sentWords(taken, emailEnabled)}</p>}
      {failed.length > 0 && (
        <>
          <p role="alert" className="font-semibold text-chilli">
            {failedWords(failed.length)}
          </p>
          <ul
            aria-label="Not sent"
            className="relative max-h-72 divide-y divide-line overflow-y-auto rounded-card border border-line"
          >
            {failed.map(({ email, error }) => (
              <li key={email} className="px-4 py-2">
                <span className="block break-all font-semibold">{email}</span>
                <span className="text-soft">{error}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className={button('primary', 'justify-self-end')} onClick={onClose}>
        Close
      </button>
    </div>
  )
}
