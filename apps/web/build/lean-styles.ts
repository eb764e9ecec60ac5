import postcss, { type AtRule, type Root } from 'postcss'

const OWN = /^--/
/** The site's own may also be asked for by a drawing in a document, such as the logo's inks. */
const OF_UTILITIES = /^--tw-/

/**
 * A sheet without what nothing in it uses: registered properties, those of utilities, and the steps of animations. The brand's
 * colours are said once: what stands beside them as `lab()` is the same ones again, which all lie within sRGB
 * (`site-styles.test.ts`).
 */
export function leanStyles(sheet: string): string {
  const root = postcss.parse(sheet)
  root.walkAtRules('supports', (rule) => {
    if (/^\(color: ?lab\(/.test(rule.params)) rule.remove()
  })
  const used = usedIn(root)
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
  root.walkDecls(OF_UTILITIES, (own) => {
    if (!used.has(own.prop)) own.remove()
  })
  root.walkAtRules('keyframes', (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
  dropEmpty(root)
  return root.toString()
}

/** Names of properties that some value asks for, and every word of an animation. */
function usedIn(root: Root): Set<string> {
  const used = new Set<string>()
  root.walkDecls(({ prop, value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name)
    if (prop.includes('animation') || OWN.test(prop))
      for (const [word] of value.matchAll(/[a-z][\w-]*/gi)) used.add(word)
  })
  return used
}

export function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    for (let one: AtRule | undefined = rule; one?.nodes?.length === 0; ) {
      const above: AtRule['parent'] = one.parent
      one.remove()
      one = above?.type === 'atrule' ? (above as AtRule) : undefined
    }
  })
}
