import type { HoursException } from '@sizzle/domain/hours/opening-hours.ts'

type Entered = {
  readonly date: string
  readonly closed: boolean
  readonly open?: string | null | undefined
  readonly close?: string | null | undefined
  readonly name?: string | null | undefined
}

/** With everything that it does not state as null: as it is stored, compared and shown. */
export function wholeException({ date, closed, open = null, close = null, name = null }: Entered) {
  return { date, closed, open, close, name: name?.trim() || null }
}

export function byDate(a: HoursException, b: HoursException): number {
  return a.date < b.date ? -1 : 1
}
