import { shouldLookUp } from '@sizzle/domain/people/phone-lookup.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { KnownGuest } from './use-known-guest.ts'

/** How the kitchen is told of what the house knows. */
export function allergyLine(allergies: string): string {
  return `Allergies: ${allergies}`
}

type LookupHintProps = { typed: string; found: KnownGuest | null; hint: string | null }

/** Under the number that is typed: what it is for, what is still missing, and then who has it. */
export function LookupHint({ typed, found, hint }: LookupHintProps) {
  const isOnline = useOnline()
  return (
    <>
      <span role="status" className={found ? 'font-semibold text-coriander' : ''}>
        {hint}
      </span>{' '}
      {found && <span>{knownGuestWords(found)}</span>}
      {hint === null &&
        !shouldLookUp(typed) &&
        (isOnline ? <WhatFor /> : <span>Numbers aren’t looked up offline.</span>)}
    </>
  )
}

function WhatFor() {
  return (
    <span>
      Enter a known number to fill in {/* In a narrow column it stays on one line. */}
      <span className="@max-[19.5rem]:hidden">name and email.</span>
      <span className="@min-[19.5rem]:hidden">the rest.</span>
    </span>
  )
}

/** The number and the name: each on a row of its own where half of one cuts a usual name, but where height is short as well. */
export const NUMBER_AND_NAME = 'grid items-start gap-x-2 @min-[22rem]:grid-cols-2 low:grid-cols-2'

/** For the number and the name side by side: what is said of the number has its line from the start, so that nothing moves while it is typed. */
export const LOOKUP_LINE = '[&_[id$=-hint]]:min-h-[1.25rem]'
/** It goes on below the name, where nothing else is said. */
export const LOOKUP_ACROSS =
  '@min-[22rem]:[&_[id$=-hint]]:w-[calc(200%+0.5rem)] low:[&_[id$=-hint]]:w-[calc(200%+0.5rem)]'

/** 'Priya Nair: 3 orders' */
function knownGuestWords({ name, totalOrders, isActive }: KnownGuest): string {
  const orders = totalOrders > 0 ? `: ${totalOrders} ${totalOrders === 1 ? 'order' : 'orders'}` : ''
  return `${name}${orders}${isActive ? '' : ', deactivated account'}`
}

/** What is written down already, with the allergies in front of it. */
export function withAllergies(line: string, text: string): string {
  return `${line}\n${text}`.trim()
}

/** Where the field has no room for the allergies as well: by how much it has to be shortened. */
export function tooLongSentence(line: string, text: string, { field, most }: Room): string | undefined {
  const over = withAllergies(line, text).length - most
  return over > 0 ? `${field} is full: shorten it by ${over} ${over === 1 ? 'character' : 'characters'}.` : undefined
}

/** The field that takes the allergies, and how much it holds. */
export type Room = { readonly field: string; readonly most: number }

type HouseNotesProps = {
  guest: Pick<KnownGuest, 'allergies' | 'note'>
  /** Where the allergies are written down for this order or this table. */
  text: string
  room: Room
  /** What the button says before and after. */
  words: { readonly tell: string; readonly told: string }
  onText: (text: string) => void
}

/** What the house knows of who was found; allergies stand out, because the kitchen has to hear of them. */
export function HouseNotes({ guest: { allergies, note }, text, room, words, onText }: HouseNotesProps) {
  if (allergies === '' && note === '') return null
  const line = allergyLine(allergies)
  const isTold = text.includes(line)
  const tooLong = isTold ? undefined : tooLongSentence(line, text, room)
  return (
    <div
      role="note"
      aria-label="Notes"
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border px-3 py-2 leading-snug break-words ${allergies ? 'border-chilli bg-chilli-soft' : 'border-line bg-sunk'}`}
    >
      <div className="min-w-0 grow basis-44">
        {allergies && (
          <p className="font-semibold whitespace-pre-line text-chilli">
            <Icon name="alert" className="mr-1.5 inline size-5 align-text-bottom" />
            {line}
          </p>
        )}
        {note && <p className="whitespace-pre-line">{note}</p>}
      </div>
      {allergies && (
        <button
          type="button"
          className={button('quiet', 'px-3! text-sm leading-tight')}
          disabled={isTold || tooLong !== undefined}
          onClick={() => onText(withAllergies(line, text))}
        >
          {isTold ? words.told : words.tell}
        </button>
      )}
      <p role="status" className="basis-full text-sm font-semibold empty:hidden">
        {allergies && tooLong}
      </p>
    </div>
  )
}
