import { z } from 'zod'
import { DollarSum } from './wire.ts'

export const DashboardLocation = z
  .object({ id: z.string(), name: z.string(), address: z.string(), phone: z.string() })
  .nullable()
  .describe('The location that the figures are of; null: all where one works.')
  .meta({ id: 'DashboardLocation' })

export const SalesMoney = z
  .object({
    goods: DollarSum.describe('Dishes, less discounts.'),
    discounts: DollarSum.describe('What goods would have cost more.'),
    fees: DollarSum,
    tax: DollarSum,
    tips: DollarSum,
    refunds: DollarSum,
  })
  .describe('What revenue is made of: goods, fees, tax and tips less refunds.')
  .meta({ id: 'SalesMoney' })
