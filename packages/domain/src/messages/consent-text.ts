import { HOUSE } from '../brand/house.ts'

export const OFFERS_WANTED = `Yes, send me offers and news from ${HOUSE.name} by email.`
export const OFFERS_CAN_END = 'I can withdraw this at any time with the link in every message or in my profile.'

/** The promise that a person ticks; its text is kept with every consent (messages 12). */
export const MARKETING_CONSENT_TEXT = `${OFFERS_WANTED} ${OFFERS_CAN_END}`
