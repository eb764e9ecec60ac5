import { MAX_PARTY_SIZE } from '@sizzle/domain/order/party-size.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useId } from 'react'
import type { TableLocation } from '../../../kit/page-content.ts'
import { telLink } from '../../../ui/tel-link.ts'
import { Choice, Step } from './choice.tsx'

const TILES = [1, 2, 3, 4, 5, 6, 7, 8]
const LARGER = Array.from({ length: MAX_PARTY_SIZE - TILES.length }, (_, n) => TILES.length + 1 + n)

type ChoosePartyProps = { location: TableLocation; chosen: number; onChoose: (partySize: number) => void }

export function ChooseParty({ location, chosen, onChoose }: ChoosePartyProps) {
  const id = useId()
  const isLarger = chosen > TILES.length
  return (
    <Step title="How many guests">
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-8">
        {TILES.map((size) => (
          <Choice
            key={size}
            name="party"
            value={String(size)}
            label={guestsText(size)}
            isChosen={size === chosen}
            className="text-lg font-semibold"
            onChoose={() => onChoose(size)}
          >
            {size}
          </Choice>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-semibold">
          Larger party
        </label>
        <select
          id={id}
          value={isLarger ? chosen : ''}
          className={`min-h-12 rounded-control border px-3 font-semibold ${isLarger ? 'border-ink bg-ink text-paper' : 'border-line-strong bg-raised'}`}
          onChange={(event) => event.target.value && onChoose(Number(event.target.value))}
        >
          <option value="">9 to 20…</option>
          {LARGER.map((size) => (
            <option key={size} value={size}>
              {guestsText(size)}
            </option>
          ))}
        </select>
        <p className="text-soft">
          More than 20?{' '}
          <a
            href={telLink(location.phone)}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
          >
            {location.phone}
          </a>
        </p>
      </div>
    </Step>
  )
}
