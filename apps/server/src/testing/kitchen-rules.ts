import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import { DEFAULT_ORDER_RULES, type OrderRules } from '@sizzle/domain/locations/order-rules.ts'
import { sql } from '../kit/db/sql.ts'
import type { TestApp } from './test-app.ts'

type HasDatabase = Pick<TestApp, 'database'>

/** Every day of every location. */
export function setHours({ database }: HasDatabase, open: string, close: string) {
  const week = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, { open, close, closed: false }]))
  return database.db.run(sql`update locations set hours = ${JSON.stringify(week)}::jsonb, exceptions = '[]'`)
}

/** How Truro takes orders: what is not named is as it is at first. */
export function setRules({ database }: HasDatabase, rules: Partial<OrderRules>) {
  const all = JSON.stringify({ ...DEFAULT_ORDER_RULES, ...rules })
  return database.db.run(sql`update locations set order_rules = ${all}::jsonb where id = 'truro'`)
}
