import type { House } from '../house.ts'
import { staffLinks } from '../kit/staff-links.ts'
import { receiptLinks } from '../orders/receipt-links.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { closeSession } from './sessions.sql.ts'

type Parts = Pick<House, 'database' | 'publicUrl'> & {
  readonly secrets: { readonly receipts: string }
  readonly outside: Pick<House['outside'], 'pay'>
  readonly settingReader: Pick<House['settingReader'], 'settingOf'>
}

export function cardPayments(house: Parts): CardPayments {
  return {
    database: house.database,
    provider: house.outside.pay,
    links: { ...receiptLinks(house), ...staffLinks(house.publicUrl) },
    closeCheckout: closeSession,
    settingOf: house.settingReader.settingOf,
  }
}
