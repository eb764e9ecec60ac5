import { Pen } from './pen.tsx'

// The back office's own signs: apart from icon.tsx, so that the menu page does not carry them.
const SHAPES = {
  dashboard: 'M3.5 3.5h5.5v5.5H3.5zM11 3.5h5.5V7H11zM11 9.5h5.5v7H11zM3.5 11.5H9v5H3.5z',
  board: 'M3 4h14v12H3zM7.7 4v12M12.3 4v12',
  create: 'M5 3h10v14l-2.5-1.6L10 17l-2.5-1.6L5 17zM10 6.5v5M7.5 9h5',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  book: 'M10 5.5C8 4 5.5 3.8 3 4v11.5c2.5-.2 5 0 7 1.5 2-1.5 4.5-1.7 7-1.5V4c-2.5-.2-5 0-7 1.5Zm0 0V17',
  people:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c.3-3 2.5-4.5 5.5-4.5s5.2 1.5 5.5 4.5M13 3.8a3 3 0 0 1 0 5.4M15 12.4c1.8.7 2.8 2.1 3 4.1',
  store:
    'M3.5 8v8.5h13V8M2.5 7.5 4.5 3h11l2 4.5c0 1.3-1 2-2.3 2-1.2 0-2-.7-2.5-1.6-.5.9-1.4 1.6-2.7 1.6s-2.2-.7-2.7-1.6c-.5.9-1.3 1.6-2.5 1.6-1.3 0-2.3-.7-2.3-2ZM8 16.5v-4h4v4',
  card: 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5.5 12.5h3',
  mail: 'M2.5 4.5h15v11h-15zM3 5.5l7 5.5 7-5.5',
  chart: 'M3 17h14M5.5 14V9.5M10 14V5M14.5 14v-3',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13.2 13.2 17 17',
  refresh: 'M16.5 4v4h-4M16.2 8A6.5 6.5 0 1 0 16.5 11.5',
  bell: 'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5.5-1.5 5.5h12s-1.5-1.5-1.5-5.5A4.5 4.5 0 0 0 10 3ZM8.5 16a1.6 1.6 0 0 0 3 0',
  'bell-off':
    'M6.5 5A4.5 4.5 0 0 1 14.5 7.5c0 2 .4 3.4.8 4.3M12.5 13H4s1.5-1.5 1.5-5.5M8.5 16a1.6 1.6 0 0 0 3 0M3 3l14 14',
  pause: 'M6.5 4.5v11M13.5 4.5v11',
  printer: 'M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8',
  keyboard: 'M2 5.5h16v9H2zM5 8.5h.1M8 8.5h.1M11 8.5h.1M14.5 8.5h.1M5 11.5h.1M14.5 11.5h.1M7.5 11.5h5',
  logout: 'M12 3.5H4v13h8M8.5 10H17m-3.5-3.5L17 10l-3.5 3.5',
  fold: 'M12.5 5 7.5 10l5 5',
  expand: 'M3.5 8V3.5H8M16.5 8V3.5H12M3.5 12v4.5H8M16.5 12v4.5H12',
  shrink: 'M8 3.5V8H3.5M12 3.5V8h4.5M8 16.5V12H3.5M12 16.5V12h4.5',
  'no-signal':
    'M3 3l14 14M2.5 8.5A11 11 0 0 1 6 6.3M9 5.5A11 11 0 0 1 17.5 8.5M5.5 11.5A7 7 0 0 1 8.5 9.7M13 10.3a7 7 0 0 1 1.5 1.2M10 15.5h.1',
  hourglass: 'M5.5 3h9M5.5 17h9M6.5 3c0 4 3.5 4.5 3.5 7s-3.5 3-3.5 7M13.5 3c0 4-3.5 4.5-3.5 7s3.5 3 3.5 7',
  flame: 'M10 2.5c.5 3-3.5 4.5-3.5 8.5a4.2 4.2 0 0 0 8 2c.8-2-.2-4-1.2-5-.3 1.3-.9 1.8-1.5 2C12.3 7.5 12 4.5 10 2.5Z',
  cash: 'M2.5 5.5h15v9h-15zM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM5 10h.1M15 10h.1',
  ban: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM5.2 5.2l9.6 9.6',
  list: 'M7 5.5h10M7 10h10M7 14.5h10M3.5 5.5h.1M3.5 10h.1M3.5 14.5h.1',
  filter: 'M3 5.5h14M5.5 10h9M8.5 14.5h3',
  message: 'M3 4h14v9.5H9L5.5 17v-3.5H3z',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 3.5V10l2.5 2',
  edit: 'M12.5 4.5l3 3L7 16H4v-3zM10.7 6.3l3 3',
  power: 'M10 3v6.5M6 5.4a6.3 6.3 0 1 0 8 0',
  bin: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.8 11h7.4l.8-11M8.5 8.5v5M11.5 8.5v5',
  map: 'M3 5.5 7.7 3.5l4.6 2 4.7-2v11l-4.7 2-4.6-2-4.7 2zM7.7 3.5v11M12.3 5.5v11',
  moon: 'M16 11.5A6.5 6.5 0 0 1 8.5 4a6.5 6.5 0 1 0 7.5 7.5Z',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v2m0 12v2m8-8h-2M4 10H2m13.7-5.7-1.4 1.4M5.7 14.3l-1.4 1.4m11.4 0-1.4-1.4M5.7 5.7 4.3 4.3',
} as const

export type ToolIconName = keyof typeof SHAPES

/** Finer than icon.tsx. Always beside words, or on a button that has a label. */
export function ToolIcon({ name, className = 'size-5' }: { name: ToolIconName; className?: string }) {
  return <Pen path={SHAPES[name]} width="1.6" className={className} />
}
