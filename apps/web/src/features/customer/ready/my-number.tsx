import { Icon } from '../../../ui/icon.tsx'

type MyNumberProps = { mine: string | null; preparing: readonly string[]; ready: readonly string[] }

/** On a guest's own phone: how it stands with the number that is theirs. */
export function MyNumber({ mine, preparing, ready }: MyNumberProps) {
  if (mine !== null && ready.includes(mine))
    return (
      <p
        role="status"
        className="flex items-center gap-2 rounded-card bg-coriander px-4 py-3 text-2xl font-semibold text-paper"
      >
        <Icon name="check" className="size-7 shrink-0" /> Your {mine} is ready
      </p>
    )
  if (mine !== null && preparing.includes(mine))
    return (
      <p role="status" className="rounded-card bg-saffron-soft px-4 py-3 text-xl font-semibold text-saffron-ink">
        Your {mine} is being prepared
      </p>
    )
  if (preparing.length + ready.length === 0) return null
  return <p className="text-soft">Which number is yours? Tap it.</p>
}
