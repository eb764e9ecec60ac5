import { headingDate } from '@sizzle/domain/hours/date-words.ts'
import { addDays } from '@sizzle/domain/hours/local-time.ts'
import { MAX_PARTY_SIZE } from '@sizzle/domain/order/party-size.ts'
import { BOOKING_DAYS_AHEAD } from '@sizzle/domain/reservations/slots.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/form/select.tsx'

type DayAndPartyProps = {
  /** By the clock of the location. */
  today: string
  date: string
  partySize: number
  problem?: string | undefined
  onDate: (date: string) => void
  onParty: (size: number) => void
}

const PARTIES = Array.from({ length: MAX_PARTY_SIZE }, (_, n) => n + 1)

/** For which day a table is, and for how many: two fields, set beside each other by the form around them. */
export function DayAndParty({ today, date, partySize, problem, onDate, onParty }: DayAndPartyProps) {
  return (
    <>
      <Field
        label="Day"
        type="date"
        min={today}
        max={addDays(today, BOOKING_DAYS_AHEAD)}
        value={date}
        problem={problem}
        hint={date && headingDate(date, today)}
        onChange={({ target: { value } }) => onDate(value)}
      />
      <Select label="Guests" value={String(partySize)} onChange={(size) => onParty(Number(size))}>
        {PARTIES.map((size) => (
          <option key={size} value={size}>
            {guestsText(size)}
          </option>
        ))}
      </Select>
    </>
  )
}
