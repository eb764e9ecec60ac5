/** Ends what may end in "p.m." already. */
export function fullStop(words: string): string {
  return words.endsWith('.') ? words : `${words}.`
}

/** A sentence that ends with a time: "p.m." brings its own full stop. */
export function oneStop(text: string): string {
  return text.replace(/([ap]\.m\.)\.(?!\.)/g, '$1')
}

/** What a formatter wrote as "10:00 p.m." in the house's way: "10 p.m.". */
export function shortTimes(text: string): string {
  return text.replace(/:00(?=\s[ap]\.m\.)/g, '')
}
