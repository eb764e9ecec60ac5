/** One entry for each code point: an emoji counts once, as the database's `char_length` has it. */
export const characters = (text: string): string[] => Array.from(text)

/** Without the marks that turn the reading direction: by them a dish reads as another. Joiners, which spell words, stay. */
export const unturned = (text: string): string => text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
