import type { Routes } from '@sizzle/contract/routes.ts'
import type { Right } from '@sizzle/domain/people/rights.ts'

/**
 * The right of every route, once more and by hand: whoever adds a route or changes its right says so here as well, and the
 * access matrix walks both.
 */
export const ROUTE_RIGHTS: Record<keyof Routes, 'public' | Right> = {
  cancelOrder: 'order.cancel',
  cancelReservation: 'public',
  changePassword: 'profile.own',
  clientError: 'public',
  createCustomerOrderCash: 'order.own',
  createPhoneReservation: 'reservation.create',
  createReservation: 'public',
  deleteMyAccount: 'profile.own',
  downloadMyData: 'profile.own',
  exportReservations: 'reservation.export',
  getActiveLocations: 'public',
  getAllReservations: 'reservation.see',
  getCustomerOrderDetails: 'order.own',
  getDineInLocations: 'public',
  getLocation: 'public',
  getLocationMenu: 'public',
  getLocationOrderCounts: 'order.see',
  getLocationOrders: 'order.see',
  getMessage: 'settings.manage',
  getMessages: 'settings.manage',
  getMyReservations: 'reservation.own',
  getOrderDetails: 'order.see',
  getProfile: 'profile.own',
  getReservation: 'public',
  getReservationDay: 'reservation.see',
  getReservationHistory: 'reservation.see',
  getReservationSlots: 'public',
  getSMSTemplates: 'order.sms',
  getSignInMethods: 'public',
  getTodaysSpecials: 'public',
  healthCheck: 'public',
  healthCheckAdvanced: 'public',
  holdReservationSlot: 'public',
  ping: 'public',
  processOrderPayment: 'payment.take',
  requestPasswordReset: 'public',
  resetPassword: 'public',
  retryMessage: 'settings.manage',
  sendCustomSMS: 'order.sms',
  sendReservationConfirmation: 'public',
  sendReservationLink: 'public',
  sendVerificationEmail: 'profile.own',
  session: 'public',
  signOutEverywhere: 'profile.own',
  startSocialSignIn: 'public',
  updateMultipleOrderStatuses: 'order.move',
  updateOrderStatus: 'order.move',
  updateProfile: 'profile.own',
  updateReservationStatus: 'reservation.mark',
  updateUser: 'user.manage',
  uploadProfilePhoto: 'profile.own',
  verifyEmail: 'public',
}

/** Back-office calls whose sample names Truro: staff of another place get 404, as if Truro did not exist (decisions.md 9). */
export const ABOUT_TRURO: readonly (keyof Routes)[] = [
  'createPhoneReservation',
  'getLocationOrderCounts',
  'getLocationOrders',
  'getReservationDay',
]
