import type { House } from '../house.ts'
import { refuseRequest } from '../kit/http/api.ts'
import type { Room } from '../kit/room.ts'
import { receiptLinks } from '../orders/receipt-links.ts'
import { getOrderReceipt } from './get-order-receipt.ts'
import { mountReceiptFiles } from './receipt-files.ts'

export function receiptsRoom(house: House): Room {
  const { settings, settingReader, database, clock } = house
  const parts = { links: receiptLinks(house), settingOf: settingReader.settingOf }
  const limitsFactor = settings.LIMITS_FACTOR
  return {
    operations: [getOrderReceipt(parts)],
    mount: (api, addressOf) =>
      mountReceiptFiles(api, { ...parts, db: database.db, addressOf, refuse: refuseRequest, limitsFactor, clock }),
  }
}
