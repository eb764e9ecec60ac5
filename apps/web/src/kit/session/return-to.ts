/** Where to go after signing in: only a path of this site, whatever stands in the history state. */
export function returnPath(from: unknown, otherwise: string): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return otherwise
  // Browsers drop tabs and line breaks from addresses, which can turn "/\t/evil" into "//evil".
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
  return /[\u0000-\u001f\\]/.test(from) ? otherwise : from
}
