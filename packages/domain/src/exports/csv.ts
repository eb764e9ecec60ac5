import { unturned } from '../characters.ts'
import { type Cents, dollars } from '../money/cents.ts'
import { displayPhone } from '../people/phone.ts'

// Tables for spreadsheets (messages 22). Ten lines of our own, because what people type must never run as a formula.

/** So that a spreadsheet reads it as UTF-8. */
export const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** An amount has its two decimals, and below nothing it is still a number. */
export type CsvCell = string | number | { readonly cents: Cents }

/**
 * A cell that a spreadsheet would run gets an apostrophe in front: one that starts with = + - @ (also in full width),
 * a tab, a line break or NUL, whatever spaces or quotes stand before, and also after a line break inside the cell.
 * Every cell is quoted, and reads in the direction in which it is written.
 */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return `"${value}"`
  if (typeof value === 'object') return `"${dollars(value.cents)}"`
  const shown = unturned(value)
  const clean = shown.replaceAll('\0', '')
  const isDangerous =
    /(?:^|[\r\n])[\s\p{Cf}"']*[=+\-@＝＋－＠]/u.test(clean) || /^[\t\r\n]/.test(clean) || clean !== shown
  return `"${(isDangerous ? `'${clean}` : clean).replaceAll('"', '""')}"`
}

/** Phones as (902) 555-0123; other countries keep their digits after a spelled-out 00, so no cell starts with a plus. */
export function csvPhone(phone: string): string {
  return displayPhone(phone).replace(/^\+/, '00')
}

export function csvTable(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BOM + csvRows([header, ...rows])
}

/** The lines of a later part: no head, and nothing before it. */
export function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('')
}

/** In this order (messages 23). */
export const RESERVATION_COLUMNS = [
  'ID',
  'Customer',
  'Email',
  'Phone',
  'Location',
  'Date',
  'Time',
  'Party Size',
  'Status',
  'Created',
] as const
export const USER_COLUMNS = [
  'ID',
  'Name',
  'Email',
  'Phone',
  'Role',
  'Status',
  'Orders',
  'Spent',
  'Loyalty Points',
  'Created',
] as const

export const AUDIT_COLUMNS = [
  'Time (UTC)',
  'Person',
  'Approved by',
  'Action',
  'Subject',
  'Subject name',
  'Location',
  'Before',
  'After',
] as const

export const NO_USERS_TO_EXPORT = 'No users to export'

export function reservationsFileName(date: string): string {
  return `reservations-${date}.csv`
}
export function usersFileName(date: string): string {
  return `users-export-${date}.csv`
}

export function auditFileName(date: string): string {
  return `audit-${date}.csv`
}

export type ReservationRow = {
  readonly reservationId: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly date: string
  readonly time: string
  readonly partySize: number
  readonly status: string
  readonly created: string
}

export function reservationRow(row: ReservationRow): (string | number)[] {
  const { reservationId, name, email, phone, location, date, time, partySize, status, created } = row
  return [reservationId, name, email, csvPhone(phone), location, date, time, partySize, status, created]
}

export type UserRow = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly role: string
  readonly isActive: boolean
  readonly orders: number
  readonly spent: Cents
  readonly points: number
  readonly created: string
}

export function userRow(row: UserRow): (string | number)[] {
  const { id, name, email, phone, role, isActive, orders, spent, points, created } = row
  const status = isActive ? 'Active' : 'Inactive'
  return [id, name, email, csvPhone(phone), role, status, orders, dollars(spent), points, created]
}
