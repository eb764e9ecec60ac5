import { Icon } from '../../../ui/icon.tsx'
import { isAllergyNote } from './is-allergy-note.ts'

type AllergyMarkProps = { note: string; allergens: readonly string[]; className?: string }

/** Beside the number, which is seen of a card before its note is. The note itself is read out. */
export function AllergyMark({ note, allergens, className = '' }: AllergyMarkProps) {
  if (!isAllergyNote(note, allergens)) return null
  return (
    <span
      title="Allergy"
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-md bg-chilli text-paper ${className}`}
    >
      <Icon name="alert" className="size-4.5" />
    </span>
  )
}
