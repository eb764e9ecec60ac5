import type { RowColumns } from '../../../ui/list/rows-skeleton.tsx'

/** The parts to come, in the columns of their rows. */
export const TO_COME: RowColumns = {
  grid: 'grid-cols-[14rem_9rem_minmax(0,1fr)] items-center gap-x-4 px-4',
  stubs: [{ lines: ['w-32'] }, { lines: ['w-8'] }, { lines: ['w-80'] }],
  where: { columns: 'max-lg:hidden', lines: 'lg:hidden' },
}
