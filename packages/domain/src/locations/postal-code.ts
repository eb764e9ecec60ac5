const CANADIAN = /^([a-z]\d[a-z])[\s-]*(\d[a-z]\d)$/i

/** A Canadian one as the post writes it, in capitals and with its space; what is none stays as it was typed (menu 17). */
export function tidyPostalCode(typed: string): string {
  const [, area, unit] = CANADIAN.exec(typed.trim()) ?? []
  return area && unit ? `${area} ${unit}`.toUpperCase() : typed.trim()
}
