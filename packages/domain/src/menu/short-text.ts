const LEAST = 0.5

/** As much of a text as has room: whole sentences where they fill at least half of it, otherwise whole words and a sign that it goes on. */
export function shortText(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const room = whole.slice(0, most)
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => room.lastIndexOf(end))) + 1
  if (sentence >= most * LEAST) return room.slice(0, sentence)
  const space = room.slice(0, -1).search(/\s\S*$/)
  const words = space >= most * LEAST ? room.slice(0, space) : room.slice(0, -1)
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`
}
