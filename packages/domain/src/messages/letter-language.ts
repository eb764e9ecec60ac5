/** What letters and texts are written in. */
export const LETTER_LANGUAGES = ['en', 'fr'] as const
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number]

/** In its own words, since that is what its reader looks for. */
export const LANGUAGE_NAMES: Readonly<Record<LetterLanguage, string>> = { en: 'English', fr: 'Français' }
