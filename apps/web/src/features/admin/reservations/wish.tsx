import { saysAllergy } from '@sizzle/domain/order/allergy-note.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What a guest asked for; what may make them ill is said in red. */
export function Wish({ wish }: { wish: string }) {
  const isAllergy = saysAllergy(wish)
  return (
    <p className={`flex gap-1.5 font-semibold ${isAllergy ? 'text-chilli' : ''}`}>
      <Icon name="alert" className={`size-4.5 shrink-0 ${isAllergy ? '' : 'text-saffron-ink'}`} />
      <span className="line-clamp-4" title={wish}>
        {wish}
      </span>
    </p>
  )
}

/** The same where a name has no room beside it: a sign, and the words for who cannot see it. */
export function WishSign({ wish }: { wish: string | null }) {
  if (!wish) return null
  return (
    <span title={wish} className={saysAllergy(wish) ? 'text-chilli' : 'text-saffron-ink'}>
      <Icon name="alert" className="size-4.5" />
      <span className="sr-only">, {wish}</span>
    </span>
  )
}
