import { MAX_CANCEL_REASON, reasonLengthProblem } from '@sizzle/domain/order/cancel.ts'
import {
  pickPreset,
  RESERVATION_CANCEL_REASONS,
  type ReasonChoice,
} from '@sizzle/domain/reservations/cancel-reasons.ts'
import { TextArea } from '../../../ui/text-area.tsx'

type ReasonFieldsProps = { choice: ReasonChoice; onChange: (choice: ReasonChoice) => void }

/** Why reservations are cancelled; the guest reads it. */
export function ReasonFields({ choice, onChange }: ReasonFieldsProps) {
  return (
    <>
      <fieldset className="@container mt-4">
        <legend className="mb-1 font-semibold">Why?</legend>
        {/* Two columns where there is room: the text and the buttons below stay in sight on a low screen. */}
        <div className="grid @md:grid-cols-2">
          {RESERVATION_CANCEL_REASONS.map((reason) => (
            <label
              key={reason}
              className="choice -mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunk"
            >
              <input
                type="radio"
                name="reason"
                className="tick-dot size-5 shrink-0"
                checked={choice.preset === reason}
                onChange={() => onChange(pickPreset(reason))}
              />
              {reason}
            </label>
          ))}
        </div>
      </fieldset>
      {choice.preset === 'Other' && (
        <TextArea
          label="Reason"
          className="mt-2"
          rows={2}
          required
          count={{ length: choice.text.length, most: MAX_CANCEL_REASON }}
          problem={reasonLengthProblem(choice.text) ?? undefined}
          value={choice.text}
          onChange={({ target: { value } }) => onChange({ preset: 'Other', text: value })}
        />
      )}
    </>
  )
}
