import type { AskInput, AskPath } from './client.ts'
import type { Topic } from './topics.ts'

export type { Topic } from './topics.ts'

// What the live stream tells: what changed, and which answers are old then. Browsers load this file, so nothing of zod is
// in it. Topics, and who may hear of them, stand in topics.ts.

/** The ticks of one ticket as they stand after a press: small enough to travel, so no screen asks for them. */
export type TicketTicks = {
  readonly orderId: string
  /** The places of ticked lines, from 1. */
  readonly done: readonly number[]
  /** The last press: when, and by whom. */
  readonly at: string
  readonly by: string
  readonly doneAt: string | null
  readonly recalledAt: string | null
}

/** The dishes of an order that are made, by their places from 1. */
export type DishTicks = { readonly done: readonly number[] }

/** A change as it travels: ids and a version. A screen that wants to know more asks for it; only ticks come along. */
export type Change = {
  readonly topic: Topic
  readonly id: string
  /** Null where it belongs to no location: messages, and what holds everywhere. */
  readonly locationId: string | null
  readonly version: number
  /** Of 'ticket.changed'. */
  readonly ticks?: TicketTicks
  /** Of 'dishes.ticked'. */
  readonly dishes?: DishTicks
}

type MadeOldBy<P extends AskPath> = { readonly [T in Topic]?: 'any' | (keyof AskInput<P> & string) }

const ORDERS = { 'order.changed': 'any' } as const
const MONEY = { 'payment.changed': 'any', 'order.changed': 'any' } as const
const RESERVATIONS = { 'reservation.changed': 'any' } as const
const LOCATIONS = { 'location.changed': 'any' } as const
/** A location says whether it has dishes. */
const ON_SITE = { ...LOCATIONS, 'menu.changed': 'any' } as const
const NOTHING = {} as const

/**
 * Which changes make an answer old: any of that topic, or only that of the thing which the named part of the question
 * asks about. Every question stands here, so a new one does not compile before it is decided.
 */
export const MADE_OLD_BY: { readonly [P in AskPath]: MadeOldBy<P> } = {
  '/getActiveLocations': ON_SITE,
  '/getAllLocations': ON_SITE,
  '/getOwnLocations': LOCATIONS,
  '/getChainHours': LOCATIONS,
  '/getDineInLocations': ON_SITE,
  '/locationIdExists': LOCATIONS,
  '/generateLocationId': LOCATIONS,
  '/getLocation': ON_SITE,
  // What is due in its slots changes with every order: it is as of the minute when it was asked.
  '/getKitchen': LOCATIONS,
  '/getLocationMenu': { 'menu.changed': 'any', 'location.changed': 'any' },
  '/getMenus': { 'menu.changed': 'any' },
  '/getLocationMenuAdmin': { 'menu.changed': 'any', 'location.changed': 'any' },
  // Counts go down with orders, which menus are not told of.
  '/getStock': { 'menu.changed': 'locationId', 'order.changed': 'any' },
  '/getOptionGroups': { 'menu.changed': 'any' },
  '/getMenuAnalytics': { 'menu.changed': 'any' },
  '/getAvailableLocations': LOCATIONS,
  '/getTodaysSpecials': { 'menu.changed': 'any', 'location.changed': 'any' },
  '/getOrderTimes': { 'menu.changed': 'any', 'location.changed': 'any' },
  '/validatePricing': { 'menu.changed': 'any', 'location.changed': 'any' },
  '/getStations': { 'location.changed': 'locationId', 'menu.changed': 'locationId' },
  '/getReadyScreen': NOTHING,
  // Ticks come with their event.
  '/getTickets': { 'order.changed': 'any', 'location.changed': 'locationId' },
  '/getMyOrders': ORDERS,
  '/getCustomerOrderDetails': { 'order.changed': 'orderId' },
  '/getOrderDetails': { 'order.changed': 'orderId' },
  '/getLocationOrders': ORDERS,
  '/getLocationOrderCounts': ORDERS,
  // Points and totals change with every order that is completed, paid or refunded.
  '/getProfile': ORDERS,
  '/getUsers': { 'user.changed': 'any' },
  '/getUser': { 'user.changed': 'userId' },
  '/getUserAnalytics': { 'user.changed': 'any' },
  '/getUserHistory': { 'user.changed': 'userId' },
  '/getUserNotes': { 'user.changed': 'userId' },
  '/getUserLedger': { 'user.changed': 'userId', 'order.changed': 'any' },
  '/getLocationGroups': { 'user.changed': 'any' },
  '/getInvitations': { 'user.changed': 'any' },
  // Asked once for a number; the order that follows is checked by the server.
  '/findCustomerByPhone': NOTHING,
  '/getLastOrderOfCustomer': { 'order.changed': 'any', 'menu.changed': 'locationId' },
  '/getMyReservations': RESERVATIONS,
  '/getReservation': RESERVATIONS,
  '/getAllReservations': RESERVATIONS,
  '/getReservationDay': RESERVATIONS,
  '/getReservationHistory': RESERVATIONS,
  '/getReservationsToCancel': RESERVATIONS,
  '/getReservationSlots': RESERVATIONS,
  '/getDashboardStats': MONEY,
  '/getRevenueAnalytics': MONEY,
  '/getLocationSales': MONEY,
  '/getOrderHours': ORDERS,
  '/getSalesAnalytics': MONEY,
  '/getSoldTogether': ORDERS,
  '/getGuestAnalytics': { ...ORDERS, ...RESERVATIONS },
  '/getCustomerAnalytics': MONEY,
  '/getDayToClose': MONEY,
  // Written once.
  '/getZReports': NOTHING,
  '/getZReport': NOTHING,
  '/checkZReports': NOTHING,
  '/getPayments': MONEY,
  '/getPaymentProblems': MONEY,
  // Asked of the provider.
  '/getPayouts': NOTHING,
  '/getOpenMoney': MONEY,
  '/getRefund': MONEY,
  '/getPaymentLinks': MONEY,
  // Also by others: a payment that does not match is announced as its alert.
  '/getPaymentLink': MONEY,
  '/getOrderBySessionId': MONEY,
  '/getPrinters': { 'printer.changed': 'any' },
  '/getPrintProblems': { 'printer.changed': 'any' },
  '/getPrintPicture': NOTHING,
  '/getMessages': { 'message.changed': 'any' },
  '/getMessage': { 'message.changed': 'messageId' },
  '/getEmailTemplates': { 'letters.changed': 'any' },
  '/getLetterTexts': { 'letters.changed': 'any' },
  '/getSuppressions': { 'user.changed': 'any' },
  '/getEmailStats': { 'message.changed': 'any' },
  '/getCampaigns': { 'campaign.changed': 'any' },
  '/getCampaign': { 'campaign.changed': 'campaignId' },
  // Asked again with each change of the choice.
  '/countAudience': NOTHING,
  '/getSettings': { 'settings.changed': 'any' },
  // For holders of its link; the stream would tell only its owner.
  '/getOrderReceipt': NOTHING,
  '/getSMSTemplates': NOTHING,
  // Grows with every change there is; a page of it is read in peace.
  '/getAudit': NOTHING,
  '/previewTaxes': NOTHING,
  '/previewLetterTexts': NOTHING,
  // A preview stays as it was read; what is done by an old one is refused.
  '/previewMenuCopy': NOTHING,
  '/previewPrices': NOTHING,
  '/previewOrderEdit': { 'order.changed': 'orderId', 'menu.changed': 'any' },
  '/askOrderWish': NOTHING,
  '/getSignInMethods': NOTHING,
  '/downloadMyData': NOTHING,
  // Asked again after each press; the streams of a session that ends close.
  '/getMySessions': NOTHING,
  '/getSecondFactor': NOTHING,
  '/getMyPin': NOTHING,
  '/getThisTablet': NOTHING,
  '/getApprovers': NOTHING,
  '/getSharedTablets': NOTHING,
  '/getSecondFactorSetup': NOTHING,
  '/getPasskeyQuestion': NOTHING,
  '/session': NOTHING,
  // Asked again by its screen.
  '/getMetrics': NOTHING,
  '/ping': NOTHING,
  '/healthCheck': NOTHING,
  '/healthCheckAdvanced': NOTHING,
}
