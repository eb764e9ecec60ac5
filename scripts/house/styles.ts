import { isTest, type SourceFile } from './source-files.ts'

const SITE = /^apps\/web\/src\/.*\.(css|tsx?)$/
/** Where it is read without a value to fall back on. */
const READ = /var\((--[\w-]+)\s*\)/g
/** In a style sheet, as a key of a style, between square brackets of a class, or by a script. */
const SET = /(--[\w-]+)['"]?\s*[:,]/g

/** A browser leaves out what names a variable that nobody sets, without a word: so went the ticks of all checkboxes. */
export function unsetVariables(files: readonly SourceFile[]): string[] {
  const site = files.filter(({ path }) => SITE.test(path) && !isTest(path))
  const set = new Set(site.flatMap(({ text }) => [...text.matchAll(SET)].map(([, name]) => name)))
  return site.flatMap(({ path, text }) =>
    [...text.matchAll(READ)].flatMap(([, name]) => (set.has(name) ? [] : [`${path}: ${name}`])),
  )
}
