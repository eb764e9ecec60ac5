import { onDevice } from '../../../../kit/storage.ts'
import { createStore, useStore } from '../../../../kit/store.ts'

// How this device shows the board: a tablet above the stove is read from further away than the one at the counter.

export const TEXT_SIZES = ['S', 'M', 'L', 'XL'] as const
export type TextSize = (typeof TEXT_SIZES)[number]
const LAYOUTS = ['columns', 'tickets'] as const
export type BoardLayout = (typeof LAYOUTS)[number]

const SIZE_KEY = 'board-text-size'
const LAYOUT_KEY = 'board-layout'
const textSize = createStore<TextSize>(TEXT_SIZES.find((one) => one === onDevice.getItem(SIZE_KEY)) ?? 'M')
const layout = createStore<BoardLayout>(LAYOUTS.find((one) => one === onDevice.getItem(LAYOUT_KEY)) ?? 'columns')

export function useTextSize(): TextSize {
  return useStore(textSize, 'M')
}

export function chooseTextSize(size: TextSize): void {
  onDevice.setItem(SIZE_KEY, size)
  textSize.set(size)
}

export function useBoardLayout(): BoardLayout {
  return useStore(layout, 'columns')
}

export function chooseBoardLayout(next: BoardLayout): void {
  onDevice.setItem(LAYOUT_KEY, next)
  layout.set(next)
}

const ALL_DAY_KEY = 'board-all-day'
const allDayColumn = createStore(onDevice.getItem(ALL_DAY_KEY) === 'beside')

/** Whether the all-day counts stand beside the cards, where there is room for them. */
export function useAllDayColumn(): boolean {
  return useStore(allDayColumn, false)
}

export function showAllDayColumn(isShown: boolean): void {
  onDevice.setItem(ALL_DAY_KEY, isShown ? 'beside' : 'away')
  allDayColumn.set(isShown)
}

const COUNTED_KEY = 'board-all-day-of'
const counted = createStore(onDevice.getItem(COUNTED_KEY) ?? '')

/** What the all-day counts are of: '' for all dishes, 'options', or a station by its id. */
export function useCounted(): string {
  return useStore(counted, '')
}

export function chooseCounted(of: string): void {
  onDevice.setItem(COUNTED_KEY, of)
  counted.set(of)
}
