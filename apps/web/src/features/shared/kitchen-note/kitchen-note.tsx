import { allergensFor, warnsOfAllergens } from '@sizzle/domain/order/allergy-note.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

type KitchenNoteProps = {
  note: string
  /** What the dishes contain. */
  allergens: readonly string[]
  className: string
}

/** What the guest wrote about the order. Only an allergy is a block of red: it must look like nothing else here. */
export function KitchenNote({ note, allergens, className }: KitchenNoteProps) {
  if (note === '') return null
  const isAllergy = isAboutAllergy(note, allergens)
  return (
    <p
      className={`flex gap-2 rounded-control border px-2 py-1 leading-snug font-semibold whitespace-pre-line ${isAllergy ? 'border-chilli bg-chilli text-paper' : 'border-line-strong bg-paper text-ink'} ${className}`}
    >
      {isAllergy ? (
        <Icon name="alert" className="mt-0.5 size-6 shrink-0" />
      ) : (
        <ToolIcon name="message" className="mt-0.5 size-6 shrink-0" />
      )}
      <span className="min-w-0 break-words">
        <span className="sr-only">Special instructions: </span>
        <span>{note}</span>
      </span>
    </p>
  )
}

/** The look of a note beside one dish. */
export function dishNoteLook(note: string, allergens: readonly string[]): string {
  return `font-semibold ${isAboutAllergy(note, allergens) ? 'text-chilli' : 'text-ink'}`
}

function isAboutAllergy(note: string, allergens: readonly string[]): boolean {
  return warnsOfAllergens(note) || (allergensFor(allergens, note)?.clashing.length ?? 0) > 0
}
