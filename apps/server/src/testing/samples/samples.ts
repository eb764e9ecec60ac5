import type { Routes } from '@sizzle/contract/routes.ts'
import type { TestApp } from '../test-app.ts'
import { boardSamples } from './board.ts'
import {
  auditSamples,
  closingSamples,
  dashboardSamples,
  healthSamples,
  locationOfficeSamples,
  locationSamples,
  menuOfficeSamples,
  menuSamples,
  sessionSamples,
  settingSamples,
} from './house.ts'
import { kitchenSamples } from './kitchen.ts'
import {
  menuCategorySamples,
  menuCopySamples,
  menuCsvSamples,
  menuGroupSamples,
  menuItemSamples,
  menuPhotoSamples,
  menuPriceSamples,
} from './menu-office.ts'
import { campaignSamples, emailSamples, letterTextSamples, messageSamples } from './messages.ts'
import {
  myOrderSamples,
  orderSamples,
  orderTimeSamples,
  pricingSamples,
  promotionSamples,
  receiptSamples,
} from './orders.ts'
import { paymentSamples } from './payments.ts'
import {
  accountSamples,
  approvalSamples,
  customerSamples,
  invitationSamples,
  locationGroupSamples,
  loyaltySamples,
  ownSessionSamples,
  passkeySamples,
  profileSamples,
  secondFactorSamples,
  sharedTabletSamples,
  userSamples,
} from './people.ts'
import { printingSamples } from './printing.ts'
import { reservationSamples } from './reservations.ts'
import { stationSamples, ticketSamples } from './stations.ts'

/** Every route has a sample: one that is missing does not compile. */
export const SAMPLES: Record<keyof Routes, (app: TestApp) => unknown> = {
  ...auditSamples,
  ...accountSamples,
  ...boardSamples,
  ...campaignSamples,
  ...customerSamples,
  ...closingSamples,
  ...dashboardSamples,
  ...invitationSamples,
  ...locationGroupSamples,
  ...loyaltySamples,
  ...emailSamples,
  ...letterTextSamples,
  ...healthSamples,
  ...kitchenSamples,
  ...locationSamples,
  ...locationOfficeSamples,
  ...menuOfficeSamples,
  ...menuSamples,
  ...menuCategorySamples,
  ...menuCopySamples,
  ...menuCsvSamples,
  ...menuGroupSamples,
  ...menuItemSamples,
  ...menuPhotoSamples,
  ...menuPriceSamples,
  ...messageSamples,
  ...myOrderSamples,
  ...ownSessionSamples,
  ...orderSamples,
  ...orderTimeSamples,
  ...profileSamples,
  ...pricingSamples,
  ...promotionSamples,
  ...printingSamples,
  ...receiptSamples,
  ...reservationSamples,
  ...paymentSamples,
  ...passkeySamples,
  ...secondFactorSamples,
  ...sessionSamples,
  ...settingSamples,
  ...approvalSamples,
  ...sharedTabletSamples,
  ...stationSamples,
  ...ticketSamples,
  ...userSamples,
}
