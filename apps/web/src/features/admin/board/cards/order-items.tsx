import { type DishHeat, type MergedDish, mergeDishes } from '@sizzle/domain/order/merged-dishes.ts'
import { fromDollars, readItem } from '@sizzle/domain/order/read-order.ts'
import { HeatMark } from '../../../../ui/heat-mark.tsx'
import { LineRows } from '../../../../ui/line-rows.tsx'
import { DishContents } from '../../../shared/allergens/dish-contents.tsx'
import type { BoardOrder } from '../state/board-query.ts'

const HEAT = { 1: 'mild', 2: 'medium', 3: 'hot' } as const

type Item = BoardOrder['items'][number]
type OrderItemsProps = {
  id?: string
  items: readonly Item[]
  /** What a dish contains matters where the guest has written of it. */
  note: string
  /** The places of dishes that are made, from 1. */
  done: readonly number[]
  /** While the others are made, the name of a dish that is made is enough, struck through. Who packs them reads all of it. */
  isTerse?: boolean
  /** Undefined where nothing is to be ticked. */
  onTick: ((places: readonly number[], isDone: boolean) => void) | undefined
}

/** In the narrow cards of a tablet held upright a step smaller, so that most names stay on one line. */
const DISH = 'text-[calc(1.5rem*var(--board-text))] @max-[13.5rem]:text-[calc(1.1875rem*var(--board-text))]'
const BELOW_DISH = 'text-[calc(1.1875rem*var(--board-text))] @max-[13.5rem]:text-[calc(1.0625rem*var(--board-text))]'
const ROW = 'grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-left'

/** Equal dishes once, with how many of each heat. */
export function OrderItems({ id, items, note, done, isTerse = false, onTick }: OrderItemsProps) {
  return (
    <ul id={id} className="mt-1 flex flex-col gap-1">
      {mergeDishes(items).map((dish, index) => {
        const isDone = dish.places.every((place) => done.includes(place))
        const isStruck = isTerse && isDone
        const look = `${ROW} ${isStruck ? 'text-soft' : ''}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
          <li key={index} className={`${DISH} leading-[1.18] font-medium`}>
            {onTick ? (
              <button
                type="button"
                aria-pressed={isDone}
                data-act={`tick ${dish.places.join(' ')} ${isDone}`}
                // There text lies on a ground of its own, which would break a frame that it touches.
                className={`${look} cursor-pointer rounded-control hover:bg-sunk forced-colors:px-1.5 forced-colors:py-1`}
                onClick={() => onTick(dish.places, !isDone)}
              >
                <DishRow dish={dish} note={note} isStruck={isStruck} />
              </button>
            ) : (
              <div className={look}>
                <DishRow dish={dish} note={note} isStruck={isStruck} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type DishRowProps = { dish: MergedDish<Item>; note: string; isStruck: boolean }

function DishRow({ dish: { line, quantity, heats }, note, isStruck }: DishRowProps) {
  const words = readItem({ ...line, quantity }, fromDollars)
  const isAlone = words.choices.length === 0 && words.note === ''
  return (
    <>
      <span
        className={`price forced-colors:text-inherit ${isStruck ? 'line-through decoration-2' : 'text-saffron-ink'}`}
      >
        {quantity}×
      </span>
      <span>
        <span className={isStruck ? 'line-through decoration-2' : ''}>{line.name}</span>
        {heats.length > 1 && ' '}
        {!isStruck && (
          <>
            <Heats heats={heats} isAlone={isAlone} />
            <span className={`flow-root ${BELOW_DISH} leading-tight font-normal`}>
              <HeatBelow heats={heats} isAlone={isAlone} />
              <LineRows line={words} shown="plain" noteLook="font-semibold text-chilli" />
            </span>
            <DishContents
              allergens={line.allergens}
              note={`${note} ${line.note}`}
              className="text-[calc(1.125rem*var(--board-text))] leading-tight font-normal text-soft"
            />
          </>
        )}
      </span>
    </>
  )
}

function isCalledOut({ level }: DishHeat): boolean {
  return level === 2 || level === 3
}

const SMALL = 'text-[calc(1rem*var(--board-text))] font-semibold'
/**
 * Chillies as running text: a box of its own may always stand in the next line, and inline padding after a hard space may
 * not. So they follow the last word of the name, and never cost a line.
 */
const AS_TEXT = '[&_.heat]:inline [&_.heat]:pl-[15px] [&_.heat-hot]:pl-[45px] [&_.heat-medium]:pl-[30px]'

type HeatsProps = {
  heats: readonly DishHeat[]
  /** Nothing else is said of the dish below it. */
  isAlone: boolean
}

/** Mild is what every dish is unless somebody asked; only more than that is called out, or several heats of one dish. */
function Heats({ heats, isAlone }: HeatsProps) {
  if (heats.length > 1) return <SeveralHeats heats={heats} />
  const [heat] = heats
  if (!heat || !isCalledOut(heat)) return null
  return (
    <span className={`whitespace-nowrap ${SMALL} ${AS_TEXT}`}>
      {'\u00a0'}
      <HeatMark level={heat.level === 2 ? 'medium' : 'hot'} />
      {isAlone && (
        <span aria-hidden="true" className="ml-1 @max-[18.75rem]:hidden">
          {heat.name}
        </span>
      )}
    </span>
  )
}

/** With choices, or in a card too narrow for the word beside its chillies, it begins the row below: nobody tells two and three apart by counting. */
function HeatBelow({ heats, isAlone }: HeatsProps) {
  const [heat] = heats
  if (heats.length > 1 || !heat || !isCalledOut(heat)) return null
  return (
    <span
      aria-hidden="true"
      className={`float-left mr-1 font-semibold ${isAlone ? 'hidden @max-[18.75rem]:inline' : ''}`}
    >
      {heat.name}
      {!isAlone && ' ·'}
    </span>
  )
}

function SeveralHeats({ heats }: { heats: readonly DishHeat[] }) {
  return (
    <span className={`flex flex-wrap items-center gap-x-1.5 leading-tight ${SMALL}`}>
      {heats.map(({ level, name, quantity }, index) => (
        <span key={`${level} ${name}`} className="inline-flex items-center gap-1">
          {quantity} {(level === 2 || level === 3) && <HeatMark level={HEAT[level]} />}
          {level === 2 || level === 3 ? <span aria-hidden="true">{name}</span> : name}
          {index < heats.length - 1 && <span aria-hidden="true">·</span>}
        </span>
      ))}
    </span>
  )
}
