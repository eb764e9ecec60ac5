/**
 * By the room that the board itself has, which a sidebar or the all-day counts take from a window: in rem, as all
 * breakpoints. From 1000 px on the busiest column holds two cards side by side; below that the three are equal.
 */
export const COLUMN_WIDTHS = {
  pending: '@min-[62.5rem]/board:[--columns:minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]',
  preparing: '@min-[62.5rem]/board:[--columns:minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)]',
  ready: '@min-[62.5rem]/board:[--columns:minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)]',
} as const
export const GRID =
  '[--columns:repeat(3,minmax(0,1fr))] md:grid-cols-[var(--columns)] min-[87.5rem]:@min-[73.5rem]/board:grid-cols-[var(--columns)_220px]'
