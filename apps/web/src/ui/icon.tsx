import { Pen } from './pen.tsx'

const SHAPES = {
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  close: 'm5 5 10 10M15 5 5 15',
  menu: 'M3 6h14M3 10h14M3 14h14',
  bag: 'M5 7h10l1 10H4L5 7Zm2 0V6a3 3 0 0 1 6 0v1',
  pin: 'M10 18s6-5.2 6-9.5A6 6 0 0 0 4 8.5C4 12.8 10 18 10 18Zm0-7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  phone: 'M4 3.5h3l1.5 4L6.8 9a9 9 0 0 0 4.2 4.2l1.5-1.7 4 1.5v3c0 .6-.5 1-1 1C9 17 3 11 3 4.5c0-.5.4-1 1-1Z',
  arrow: 'M4 10h12m-5-5 5 5-5 5',
  check: 'm4 10.5 4 4 8-9',
  alert: 'M10 3 1.8 17h16.4L10 3Zm0 5v4m0 2.6v.1',
  search: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.5-1.5L17 17',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 3.5V10l2.5 2',
} as const

export type IconName = keyof typeof SHAPES

/** Always beside words, or on a button that has a label. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return <Pen path={SHAPES[name]} width="1.7" className={className} />
}
