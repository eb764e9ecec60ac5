/** What waits for money: low rows, so that the card payments below them begin on the first screen. */
export const MONEY_PART = 'grid grid-cols-[minmax(0,1fr)] gap-2 [&>button]:justify-self-start'

/** Two beside each other as soon as a row of each has room. */
export const MONEY_ROWS =
  'grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-raised min-[56.25rem]:grid-cols-2 min-[56.25rem]:gap-2 min-[56.25rem]:divide-y-0 min-[56.25rem]:rounded-none min-[56.25rem]:border-0 min-[56.25rem]:bg-transparent'

export const MONEY_ROW =
  '@container relative grid content-center items-center px-4 py-2 first:rounded-t-card last:rounded-b-card min-[56.25rem]:rounded-card min-[56.25rem]:border min-[56.25rem]:border-line min-[56.25rem]:bg-raised'

/** Beside both lines where there is room; else the second line passes below it. Whatever stands in the row, the line is below the name. */
export const MONEY_AMOUNT = 'price ml-3 self-center text-lg leading-tight @min-[20rem]:row-span-2'
export const MONEY_LINE = 'col-start-1 text-sm text-soft @max-[20rem]:col-span-2'

/** At the end of a row, as wide as the dots of another: all amounts keep one edge. */
export const MONEY_END = '-mr-2.5 ml-1 w-11'

/** Of the button or link that the whole row is. */
export const WHOLE_ROW =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--focus)'
