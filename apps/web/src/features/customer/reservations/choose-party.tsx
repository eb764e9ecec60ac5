import { MAX_PARTY_SIZE } from '@sizzle/domain/order/party-size.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { memo } from 'react'
import { telLink } from '../../../ui/contact-links.ts'
import { Choice, Step } from './choice.tsx'
import type { Wish } from './wish.ts'

const TILES = [1, 2, 3, 4, 5, 6]
const LARGER = Array.from({ length: MAX_PARTY_SIZE - TILES.length }, (_, n) => TILES.length + 1 + n)

type ChoosePartyProps = { chosen: number; phone: string; onChange: (change: Partial<Wish>) => void }

/** One row on every screen: small parties are one press, larger ones a list. */
export const ChooseParty = memo(function ChooseParty({ chosen, phone, onChange }: ChoosePartyProps) {
  const isLarger = chosen > TILES.length
  return (
    <Step title="How many guests">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(2.2rem,1fr))] gap-1 sm:gap-2">
        {TILES.map((size) => (
          <Choice
            key={size}
            name="party"
            value={String(size)}
            label={guestsText(size)}
            isChosen={size === chosen}
            className="text-lg font-semibold sm:min-h-14 lg:max-xl:min-h-17"
            onChoose={() => onChange({ partySize: size })}
          >
            {size}
          </Choice>
        ))}
        <select
          aria-label="Larger party"
          value={isLarger ? chosen : ''}
          className={`min-h-12 appearance-none rounded-control border text-center text-lg font-semibold sm:min-h-14 lg:max-xl:min-h-17 ${isLarger ? 'border-ink bg-ink text-paper' : 'border-line-strong bg-raised'}`}
          onChange={(event) => event.target.value && onChange({ partySize: Number(event.target.value) })}
        >
          <option value="">{TILES.length + 1}+</option>
          {LARGER.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
          <option disabled>Call us for more</option>
        </select>
      </div>
      {isLarger && (
        <p className="mt-1 text-soft">
          More than {MAX_PARTY_SIZE} guests?{' '}
          <a
            href={telLink(phone)}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
          >
            {phone}
          </a>
        </p>
      )}
    </Step>
  )
})
