import * as contract from '@sizzle/contract/customers.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { UNKNOWN_USER } from '@sizzle/domain/people/phone-lookup.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { query } from '../kit/operation.ts'
import { personWithPhone } from './find-customer.sql.ts'
import { ledgerFigures } from './ledger.sql.ts'

/** Every number is stored in one spelling, so the typed one is brought into it. Who works nowhere takes no orders and finds nobody. */
export const findCustomerByPhone = query(contract.findCustomerByPhone, async ({ phone }, { db, who }) => {
  const worksNowhere = locationsOf(personOf(who))?.length === 0
  const number = worksNowhere ? null : normalizePhone(phone)
  const found = number === null ? undefined : await personWithPhone(db, number)
  if (!found) return ok({ customer: null })
  const figures = await ledgerFigures(db, found.id)
  return ok({
    customer: {
      firebaseId: found.id,
      id: found.id,
      name: found.name.trim() || UNKNOWN_USER,
      email: found.email,
      phone: found.phone_number,
      totalOrders: figures.orders,
      totalSpent: figures.spent,
      isActive: found.is_active,
      role: found.role,
      createdAt: found.created_at,
      lastOrderDate: found.last_order_at,
      allergies: found.allergies,
      note: found.note,
    },
  })
})
