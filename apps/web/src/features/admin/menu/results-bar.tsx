import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import type { MenuFilters } from './menu-filters.ts'
import type { ManagedItem } from './menu-query.ts'
import { isSoldOutNow } from './sold-out/is-sold-out.ts'

type Availability = MenuFilters['availability']

type ResultsBarProps = {
  shown: number
  /** Whatever the list is narrowed to. */
  all: readonly ManagedItem[]
  availability: Availability
  onAvailability: (next: Availability) => void
  tools: readonly ListTool[]
}

/** How many are shown, what guests cannot order and why, and what is done to the whole menu. On a phone the count is said where it says something; in one row with the filters it would push the tools to the next. */
export function ResultsBar({ shown, all, availability, onAvailability, tools }: ResultsBarProps) {
  const [only, ...others] = tools
  const soldOut = all.filter(isSoldOutNow).length
  const hidden = all.filter(({ isAvailable }) => !isAvailable).length
  const isQuiet = shown === all.length && soldOut + hidden === 0
  const toggle = (filter: Availability) => ({
    isOn: availability === filter,
    onPress: () => onAvailability(availability === filter ? 'all' : filter),
  })
  return (
    <>
      <div
        className={`order-last flex basis-full flex-wrap items-center gap-2 @min-[40rem]:contents ${isQuiet ? '@max-[40rem]:contents' : ''}`}
      >
        <OutOfMenu icon="ban" count={soldOut} words="sold out" look="text-chilli!" {...toggle('sold-out')} />
        <OutOfMenu icon="eye-off" count={hidden} words="hidden" look="" {...toggle('unavailable')} />
        <p
          role="status"
          className={`ml-auto text-soft tabular-nums @max-[40rem]:text-sm @min-[40rem]:sr-only ${shown === all.length ? 'sr-only' : ''}`}
        >
          {shown.toLocaleString('en-CA')} of {all.length.toLocaleString('en-CA')} items
        </p>
      </div>
      <div className="flex @min-[40rem]:order-last">
        {only && others.length === 0 ? <Tool {...only} /> : <ToolMenu label="Menu tools" look="words" tools={tools} />}
      </div>
    </>
  )
}

type OutOfMenuProps = {
  icon: ToolIconName
  count: number
  words: string
  look: string
  isOn: boolean
  onPress: () => void
}

/** So many are not to be had for one reason; a press shows them alone. */
function OutOfMenu({ icon, count, words, look, isOn, onPress }: OutOfMenuProps) {
  if (count === 0 && !isOn) return null
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={isOn ? 'Show all items again' : `Show what is ${words}`}
      className={button(
        'quiet',
        `px-3! whitespace-nowrap max-sm:min-h-9! max-sm:text-sm @min-[40rem]:order-last ${look} aria-pressed:border-saffron aria-pressed:bg-saffron-soft`,
      )}
      onClick={onPress}
    >
      <ToolIcon name={icon} /> {count.toLocaleString('en-CA')} {words}
      {isOn && <Icon name="close" className="size-4" />}
    </button>
  )
}

function Tool({ icon, label, whyNot, onPress }: ListTool) {
  return (
    <button
      type="button"
      className={button('quiet', 'px-4!')}
      disabled={whyNot !== undefined}
      title={whyNot}
      onClick={onPress}
    >
      <ToolIcon name={icon} /> {label}
    </button>
  )
}
