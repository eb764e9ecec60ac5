const WORDS = /[^\s"'`{}$]+/g
const NAMES = /[a-z][\w-]*/gi
const BEGINNINGS = /([\w-]+-)(?:\$\{|["'`] ?\+)/g

export type Words = { whole: ReadonlySet<string>; beginnings: ReadonlySet<string> }

/** Every word of scripts that could be a class, and every beginning of one that is put together. */
export function wordsIn(scripts: readonly string[]): Words {
  const [whole, beginnings] = [new Set<string>(), new Set<string>()]
  for (const script of scripts) {
    for (const [word] of script.matchAll(WORDS)) whole.add(word)
    for (const [name] of script.matchAll(NAMES)) whole.add(name)
    for (const [, beginning = ''] of script.matchAll(BEGINNINGS)) beginnings.add(beginning)
  }
  return { whole, beginnings }
}
