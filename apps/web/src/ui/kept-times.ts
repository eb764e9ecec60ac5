/** No line ends within "6 p.m.": the hour stays with its half of the day. */
export function keptTimes(text: string): string {
  return text.replace(/ (?=[ap]\.m\.)/g, '\u00a0')
}
