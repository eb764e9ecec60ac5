const LEAST = 0.5
const JOINT = '(?:an?|the|and|or|of|in|on|to|with|for|from|by|at|as|until|into|beside|around)'
/** A phrase may end before one of these words, and none ends with one. */
const LAST_JOINT = new RegExp(`\\s${JOINT}(?:\\s(?!.*\\s${JOINT}\\b).*)?$`)
const AT_END = new RegExp(`(?:\\s${JOINT})+$`)

/** As much of a text as has room: whole sentences where they fill at least half of it, otherwise up to a comma or whole phrases, and a sign that it goes on. */
export function shortText(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const least = most * LEAST
  const room = whole.slice(0, most)
  const lastOf = (...ends: string[]) => Math.max(...ends.map((end) => room.lastIndexOf(end)))
  const sentence = lastOf('. ', '! ', '? ') + 1
  if (sentence >= least) return room.slice(0, sentence)
  const ends = [lastOf(', ', '; ', ': ', ' – '), room.search(LAST_JOINT), room.slice(0, -1).search(/\s\S*$/)]
  const end = ends.find((at) => at >= least) ?? -1
  return `${room
    .slice(0, end)
    .replace(AT_END, '')
    .replace(/[\s,;:.–-]+$/, '')}…`
}
