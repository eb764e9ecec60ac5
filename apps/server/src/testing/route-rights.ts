import type { Routes } from '@sizzle/contract/routes.ts'
import type { Right } from '@sizzle/domain/people/rights.ts'

/**
 * The right of every route, once more and by hand: whoever adds a route or changes its right says so here as well, and the
 * access matrix walks both.
 */
export const ROUTE_RIGHTS: Record<keyof Routes, 'public' | Right> = {
  changePassword: 'profile.own',
  clientError: 'public',
  createCustomerOrderCash: 'order.own',
  deleteMyAccount: 'profile.own',
  downloadMyData: 'profile.own',
  getActiveLocations: 'public',
  getCustomerOrderDetails: 'order.own',
  getLocation: 'public',
  getLocationMenu: 'public',
  getLocationOrders: 'order.see',
  getMessage: 'settings.manage',
  getMessages: 'settings.manage',
  getProfile: 'profile.own',
  getSMSTemplates: 'order.sms',
  getSignInMethods: 'public',
  healthCheck: 'public',
  healthCheckAdvanced: 'public',
  ping: 'public',
  requestPasswordReset: 'public',
  resetPassword: 'public',
  retryMessage: 'settings.manage',
  sendVerificationEmail: 'profile.own',
  session: 'public',
  signOutEverywhere: 'profile.own',
  startSocialSignIn: 'public',
  updateOrderStatus: 'order.move',
  updateProfile: 'profile.own',
  updateUser: 'user.manage',
  uploadProfilePhoto: 'profile.own',
  verifyEmail: 'public',
}

/** Back-office calls whose sample names Truro: staff of another place get 404, as if Truro did not exist (decisions.md 9). */
export const ABOUT_TRURO: readonly (keyof Routes)[] = ['getLocationOrders']
