import type { Rule } from './check-rules.ts'
import { isTest, type SourceFile } from './source-files.ts'

// docs/rules says what the program does, in numbered statements. Comments and tests cite them in parentheses, as `money` with
// its number, several with a comma between them.
type Statement = { readonly name: string; readonly page: string; readonly test: string | undefined }

const PAGE = /^docs\/rules\/([a-z]+)\.md$/

/** What is cited stands in docs/rules. */
function citedInVain(files: readonly SourceFile[]): string[] {
  const names = new Set(statementsOf(files).map(({ name }) => name))
  const citations = citationsIn(files)
  return files.flatMap(({ path, text }) =>
    citations(text)
      .filter((name) => !names.has(name))
      .map((name) => `${path} cites ${name}`),
  )
}

/** Every rule is numbered in turn and ends with the test that holds it, and that test cites it. */
function rulesWithoutTest(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const citations = citationsIn(files)
  const pages = Map.groupBy(statementsOf(files), ({ page }) => page).entries()
  return [
    ...pages.flatMap(([page, rules]) =>
      rules.flatMap(({ name }, index) =>
        name.endsWith(` ${index + 1}`) ? [] : [`${page}: ${name} is number ${index + 1}`],
      ),
    ),
    ...statementsOf(files).flatMap(({ name, page, test }) => {
      if (test === undefined || !isTest(test)) return [`${page}: ${name} names no test`]
      const text = texts.get(test)
      if (text === undefined) return [`${page}: ${name} names ${test}, which is not there`]
      return citations(text).includes(name) ? [] : [`${test} does not cite ${name}`]
    }),
  ]
}

// Landed migrations are known by their hash, and records of decisions are not edited.
const AS_IT_WAS = /^(?:apps\/server\/migrations\/(?:0001_kit|0007_reservations|0008_people)\.sql$|docs\/decisions\/)/
const PAPERS = new RegExp(
  [
    '\\bdecisions(?:\\.md)? ?\\d',
    '\u00a7',
    '\\b(?:trust|mend|shift|lift|architecture|operating|versions)\\.md\\b',
    '\\b(?:next-level|second-storey|look-and-feel|house-style)\\b',
    '\\bR[01]\\d\\d\\b',
    '\\b(?:customer|back-office) spec\\b',
    '\\b[Ss]pecifications?\\b',
  ].join('|'),
  'i',
)

/** Whoever reads this repository has nothing but this repository. */
export function outsidePapers(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !AS_IT_WAS.test(path) && path !== 'scripts/house/rules.ts')
    .flatMap(({ path, text }) => {
      const found = PAPERS.exec(text)
      return found ? [`${path} names ${found[0]}`] : []
    })
}

function statementsOf(files: readonly SourceFile[]): Statement[] {
  return files.flatMap(({ path, text }) => {
    const word = PAGE.exec(path)?.[1]
    if (word === undefined) return []
    return [...text.matchAll(/^(\d+)\. .*?(?:\(([^()\s]+)\))?$/gm)].map(([, number, test]) => ({
      name: `${word} ${number}`,
      page: path,
      test,
    }))
  })
}

/** Reads a text's citations; the words that can be cited are the names of the pages. */
function citationsIn(files: readonly SourceFile[]): (text: string) => string[] {
  const words = files.flatMap(({ path }) => PAGE.exec(path)?.[1] ?? [])
  if (words.length === 0) return () => []
  const group = new RegExp(`\\((?=(?:${words.join('|')}) \\d)[^()]*\\)`, 'g')
  const each = new RegExp(`\\b(?:${words.join('|')}) \\d+`, 'g')
  return (text) => (text.match(group) ?? []).flatMap((found) => found.match(each) ?? [])
}

// A page that the repository does not have, so that these samples cite nothing.
const SOUP = '1. Soup is hot. (a.test.ts)'

export const RULES_OF_DOCS: Rule[] = [
  {
    name: 'every rule that is cited stands in docs/rules',
    breaches: citedInVain,
    brokenBy: [{ 'docs/rules/soup.md': SOUP, 'a.test.ts': `test('is hot (soup 1, soup 2)', () => {})` }],
    keptBy: { 'docs/rules/soup.md': SOUP, 'a.ts': '// hot (soup 1), with soup 9 (salad 9)' },
  },
  {
    name: 'every rule is numbered in turn and cited by the test that holds it',
    breaches: rulesWithoutTest,
    brokenBy: ['1. Soup is hot.', '1. Soup is hot. (b.test.ts)', '2. Soup is hot. (a.test.ts)', SOUP].map((page) => ({
      'docs/rules/soup.md': page,
      'a.test.ts': '// (soup 2), soup 1',
    })),
    keptBy: { 'docs/rules/soup.md': `# Soup\n\n${SOUP}\n`, 'a.test.ts': `test('is hot (soup 1)', () => {})` },
  },
  {
    name: 'nothing cites a paper that is not in the repository',
    breaches: outsidePapers,
    brokenBy: ['decisions 16', 'Decisions.md 3', 'customer \u00a75', 'trust.md', 'R035', 'the specification'].map(
      (paper) => ({ 'a.ts': `// as it should be (${paper})` }),
    ),
    keptBy: {
      'docs/decisions/0001-a.md': 'The specification.',
      'a.ts': '// decisions/0016.md, OpeningHoursSpecification',
    },
  },
]
