import type { ReactNode } from 'react'
import { clockOf } from '../../../ui/clock.ts'
import { HeatMark } from '../../../ui/heat-mark.tsx'
import type { ManagedItem } from './menu-query.ts'
import { SPECIAL_LABEL } from './menu-words.ts'

type ItemMarksProps = { item: ManagedItem; timeZone: string }

/** What is worth knowing about a dish at a glance. */
export function ItemMarks({ item, timeZone }: ItemMarksProps) {
  const { spiceLevel, groups } = item
  return (
    <ul aria-label={`Marks of ${item.name}`} className="flex flex-wrap items-center gap-1.5 text-sm empty:hidden">
      {!item.isAvailable && <Mark look="bg-sunk text-ink">Hidden</Mark>}
      <SoldOutMark item={item} timeZone={timeZone} />
      <SpecialMark item={item} />
      {item.isPopular && <Mark look="bg-saffron-soft text-saffron-ink">Popular</Mark>}
      {dietOf(item) && <Mark look="bg-coriander-soft text-coriander">{dietOf(item)}</Mark>}
      {item.isGlutenFree && <Mark look="bg-coriander-soft text-coriander">Gluten-free</Mark>}
      {groups.length > 0 && (
        <Mark look="border border-line text-soft">
          {groups.length === 1 ? '1 option group' : `${groups.length} option groups`}
        </Mark>
      )}
      {spiceLevel !== 'none' && (
        <li className="inline-flex">
          <HeatMark level={spiceLevel} />
        </li>
      )}
    </ul>
  )
}

function Mark({ look, children }: { look: string; children: ReactNode }) {
  return <li className={`rounded-full px-2.5 py-0.5 font-semibold ${look}`}>{children}</li>
}

/** Vegan says vegetarian as well. */
function dietOf({ isVegan, isVegetarian }: ManagedItem): string | undefined {
  return isVegan ? 'Vegan' : isVegetarian ? 'Vegetarian' : undefined
}

function SpecialMark({
  item: { isTodaysSpecial, isSpecialNow, specialStartDate, specialEndDate },
}: {
  item: ManagedItem
}) {
  if (isSpecialNow) return <Mark look="bg-saffron text-night">{SPECIAL_LABEL}</Mark>
  if (!isTodaysSpecial) return null
  return (
    <Mark look="border border-line text-soft">
      Special {specialStartDate ?? ''} to {specialEndDate ?? ''}
    </Mark>
  )
}

function SoldOutMark({ item: { soldOut, unitsLeft, soldOutReason }, timeZone }: ItemMarksProps) {
  const look = 'bg-chilli-soft text-chilli'
  if (soldOut?.until) return <Mark look={look}>Sold out until {clockOf({ timeZone }).time(soldOut.until)}</Mark>
  if (soldOut) return <Mark look={look}>Sold out</Mark>
  if (soldOutReason) return <Mark look={look}>{soldOutReason}</Mark>
  if (unitsLeft !== null) return <Mark look="bg-saffron-soft text-saffron-ink">{unitsLeft} left</Mark>
  return null
}
