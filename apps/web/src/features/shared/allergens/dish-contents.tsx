import { allergensFor } from '@sizzle/domain/order/allergy-note.ts'
import { Icon } from '../../../ui/icon.tsx'

type DishContentsProps = { allergens: readonly string[]; note: string; className: string }

/** What a dish contains, where the guest has written of it: what the note names is said in red (kitchen 31). */
export function DishContents({ allergens, note, className }: DishContentsProps) {
  const shown = allergensFor(allergens, note)
  if (!shown || allergens.length === 0) return null
  const { clashing, others } = shown
  return (
    <span className={`block ${className}`}>
      {clashing.length > 0 && (
        <b className="font-semibold text-chilli">
          <Icon name="alert" className="mr-1 inline size-[1em] align-[-0.1em]" />
          Contains {clashing.join(', ')}
        </b>
      )}
      {others.length > 0 && (clashing.length > 0 ? `, ${others.join(', ')}` : `Contains ${others.join(', ')}`)}
    </span>
  )
}
