import { PAGES, REDIRECTS } from '../../addresses.ts'

/** The screens of getting in: going back to one of them would lead nowhere. */
const DOORS: readonly string[] = [
  REDIRECTS.signin,
  REDIRECTS.register,
  PAGES.login,
  PAGES.signup,
  PAGES.forgotPassword,
  PAGES.resetPassword,
].map(({ path }) => path)

/** Where to go after signing in: only a path of this site, whatever stands in the history state. */
export function returnPath(from: unknown, otherwise: string): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return otherwise
  // Browsers drop tabs and line breaks from addresses, which can turn "/\t/evil" into "//evil".
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
  if (/[\u0000-\u001f\\]/.test(from)) return otherwise
  return DOORS.includes(from.split(/[?#]/)[0]?.replace(/\/$/, '') ?? '') ? otherwise : from
}
