/** One entry for each code point: an emoji counts once, as the database's `char_length` has it. */
export const characters = (text: string): string[] => Array.from(text)
