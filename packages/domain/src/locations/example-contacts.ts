import { phoneDigits } from '../people/phone.ts'

/** 555-0100 to 555-0199 belong to nobody, in each area. */
export function isExamplePhone(phone: string): boolean {
  return /^1?\d{3}55501\d\d$/.test(phoneDigits(phone))
}

/** Domains that are kept for examples, and never reach anybody (RFC 2606). */
export function isExampleEmail(email: string): boolean {
  return /[@.](?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i.test(email.trim())
}
