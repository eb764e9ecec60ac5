/** Customer §5: at most 100 characters. */
export const MAX_EMAIL_LENGTH = 100

/**
 * One address, nothing else: no spaces, commas, line breaks or brackets, so that it can never carry a second recipient.
 * It only has to look like one; whether it exists is for a mail to find out.
 */
export function looksLikeEmail(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
  return /^[^\s@,;:<>()[\]\\"\u0000-\u001f\u007f]+@[^\s@,;:<>()[\]\\"\u0000-\u001f\u007f]+\.[^\s@.,;:<>()[\]\\"\u0000-\u001f\u007f]{2,}$/.test(
    text,
  )
}

/** Trimmed and lowercased, as it is stored and compared (customer §5). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}
