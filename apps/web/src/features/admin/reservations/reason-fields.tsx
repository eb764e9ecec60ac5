import { MAX_CANCEL_REASON } from '@sizzle/domain/order/cancel.ts'
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
      <fieldset className="mt-4">
        <legend className="mb-1 font-semibold">Why?</legend>
        {RESERVATION_CANCEL_REASONS.map((reason) => (
          <label
            key={reason}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunk"
          >
            <input
              type="radio"
              name="reason"
              className="size-5 accent-(--ink)"
              checked={choice.preset === reason}
              onChange={() => onChange(pickPreset(reason))}
            />
            {reason}
          </label>
        ))}
      </fieldset>
      {choice.preset === 'Other' && (
        <TextArea
          label="Reason"
          className="mt-2"
          rows={2}
          required
          count={{ length: choice.text.length, most: MAX_CANCEL_REASON }}
          value={choice.text}
          onChange={({ target: { value } }) => onChange({ preset: 'Other', text: value })}
        />
      )}
    </>
  )
}
