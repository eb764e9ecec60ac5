import { Icon } from '../../../ui/icon.tsx'
import { isAllergyNote } from './is-allergy-note.ts'

type KitchenNoteProps = {
  id?: string | undefined
  note: string
  /** What the dishes contain. */
  allergens: readonly string[]
  className: string
}

/** What the guest wrote about the order, loud in any case: an allergy in words that nobody foresaw is one, too. A known one is a block of red. */
export function KitchenNote({ id, note, allergens, className }: KitchenNoteProps) {
  if (note === '') return null
  const isAllergy = isAllergyNote(note, allergens)
  return (
    <p
      id={id}
      className={`flex gap-2 rounded-control border border-chilli px-2 py-1 leading-snug font-semibold whitespace-pre-line ${isAllergy ? 'bg-chilli text-paper' : 'bg-chilli-soft [&>svg]:text-chilli'} ${className}`}
    >
      <Icon name="alert" className="mt-0.5 size-6 shrink-0" />
      <span className="min-w-0 break-words">
        <span className="sr-only">Special instructions: </span>
        <span>{note}</span>
      </span>
    </p>
  )
}
