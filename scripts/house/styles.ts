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

const HAS_NAME = /:has\([^{};]*\[aria-(?:label|labelledby|describedby)\b[^{};]*\{/g

/** Names change with every press, and each change would ask the whole page again: a dish more in the cart styled 191 elements. */
export function namesInHas(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.css'))
    .flatMap(({ path, text }) => [...text.matchAll(HAS_NAME)].map(([found]) => `${path}: ${found}`))
}

const HAS_OF_THE_PAGE = /(?:\bhtml|:root)(?:[:.[][^\s,{}>+~]*)?:has\([^{};]*\{/g

/** Each element that comes or goes anywhere would ask it again, and style anew whatever any `:has()` speaks of: a menu took three times 10 ms for that. */
export function hasOfThePage(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.css'))
    .flatMap(({ path, text }) => [...text.matchAll(HAS_OF_THE_PAGE)].map(([found]) => `${path}: ${found}`))
}

/** The words of a class: a list that ends at a height and scrolls from there on. */
const SHORT_SCROLLER = /["'`][^"'`\n]*\bmax-h-[^"'`\n]*\boverflow-y-auto\b[^"'`\n]*["'`]/g
const HAS_PLACE = /(?<![\w-])(?:relative|absolute|fixed|sticky)(?![\w-])/

/**
 * What is only read aloud has a place that is counted from the next element with a position. In a list without one it lies where it
 * would be if nothing scrolled, and makes the dialog around it scroll into emptiness.
 */
export function scrollersWithoutPlace(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(SHORT_SCROLLER)].flatMap(([found]) => (HAS_PLACE.test(found) ? [] : [`${path}: ${found}`])),
    )
}
