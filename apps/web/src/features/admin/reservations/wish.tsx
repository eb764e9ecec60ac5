import { saysAllergy } from '@sizzle/domain/order/allergy-note.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** What a guest asked for; what may make them ill is said in red. */
export function Wish({ wish }: { wish: string }) {
  const isAllergy = saysAllergy(wish)
  return (
    <p className={`flex gap-1.5 font-semibold ${isAllergy ? 'text-chilli' : ''}`}>
      <span className="flex h-[1lh] shrink-0 items-center">
        <WishIcon isAllergy={isAllergy} />
      </span>
      <span className="line-clamp-4" title={wish}>
        {wish}
      </span>
    </p>
  )
}

/** The same where a name has no room beside it: a sign, and the words for who cannot see it. */
export function WishSign({ wish }: { wish: string | null }) {
  if (!wish) return null
  const isAllergy = saysAllergy(wish)
  return (
    <span title={wish} className={isAllergy ? 'text-chilli' : 'text-saffron-ink'}>
      <WishIcon isAllergy={isAllergy} />
      <span className="sr-only">, {wish}</span>
    </span>
  )
}

/** The sign of danger is kept for what may make somebody ill. */
function WishIcon({ isAllergy }: { isAllergy: boolean }) {
  return isAllergy ? (
    <Icon name="alert" className="size-4.5 shrink-0" />
  ) : (
    <ToolIcon name="message" className="size-4.5 shrink-0 text-saffron-ink" />
  )
}
