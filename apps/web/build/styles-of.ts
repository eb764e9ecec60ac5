import postcss, { type Rule } from 'postcss'
import { dropEmpty } from './lean-styles.ts'
import type { Words } from './words-in.ts'

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi
const ESCAPED = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi
/** What an element may be or have, which a rule does not need of it. */
const MAYBE = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/**
 * The rules of a sheet that scripts with these words can reach, in their order. A utility's name stands in them as it is;
 * the site's own classes may also be put together (`dish-print-${print}`), of which the beginning stands there.
 */
export function stylesOf(sheet: string, { whole, beginnings }: Words): string {
  const root = postcss.parse(sheet)
  root.walkRules((rule) => {
    if (isStep(rule.parent)) return
    const isUtility = isInUtilities(rule.parent)
    const isKnown = (name: string) =>
      whole.has(name) || (!isUtility && beginningsOf(name).some((one) => beginnings.has(one)))
    if (!rule.selectors.some((selector) => classesOf(selector).every(isKnown))) rule.remove()
  })
  dropEmpty(root)
  return root.toString()
}

/**
 * The same with the pictures of its grounds in turns (after-first-paint.ts): a drawing in a stylesheet is a document of its own
 * to read, none has to be there first, and all of them at once would take long. Each turn is an attribute of its own: a
 * browser that sees one change looks at everything that any of its values is about.
 */
export function drawnInTurns(sheet: string, turns: number): string {
  const root = postcss.parse(sheet)
  const pictures: string[] = []
  root.walkDecls('background-image', (picture) => {
    const { parent, value } = picture
    if (parent?.type !== 'rule' || !value.includes('data:image/svg')) return
    const rule = parent as Rule
    if (!pictures.includes(value)) pictures.push(value)
    const turn = pictures.indexOf(value) % turns
    const selectors = rule.selectors.map((one) => `[data-drawn${turn}] ${one}`)
    rule.before(postcss.rule({ selectors, nodes: [picture.clone()] }))
    picture.remove()
    if (rule.nodes.length === 0) rule.remove()
  })
  return root.toString()
}

function classesOf(selector: string): string[] {
  return [...selector.replaceAll(MAYBE, '').matchAll(CLASS)].map(([, name = '']) =>
    name.replaceAll(ESCAPED, (_, code?: string, sign?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
    ),
  )
}

/** 'dish-' and 'dish-print-' of 'dish-print-lotus'. */
function beginningsOf(name: string): string[] {
  const parts = name.split('-').slice(0, -1)
  return parts.map((_, n) => `${parts.slice(0, n + 1).join('-')}-`)
}

type Parent = postcss.ChildNode['parent']

function isStep(parent: Parent): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))
}

function isInUtilities(parent: Parent): boolean {
  for (let one: Parent = parent; one; one = one.parent as Parent)
    if (one.type === 'atrule' && 'params' in one && one.params === 'utilities') return true
  return false
}
