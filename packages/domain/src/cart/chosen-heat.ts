/** What is said of a line's heat: nothing where the dish has none to choose (menu 39). */
export function chosenHeat(line: { readonly hasHeat: boolean; readonly spiceLevelName: string }): string {
  return line.hasHeat ? line.spiceLevelName : ''
}
