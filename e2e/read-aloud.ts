import type { Page } from 'playwright-core'

export type Said = {
  /** "heading Checkout"; a landmark without a name is its role alone. */
  readonly line: string
  readonly role: string
  readonly name: string
  /** What is said after the name. */
  readonly description: string
}

/** What a screen reader comes upon from the top of a page to its end, by the browser's own accessibility tree. */
export async function readAloud(page: Page): Promise<Said[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const said: Said[] = []
  const visit = (node: (typeof nodes)[number]) => {
    if (!node.ignored) {
      const [role, name] = [inWords(node.role?.value), inWords(node.name?.value)]
      said.push({ line: `${role} ${name}`.trim(), role, name, description: inWords(node.description?.value) })
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) visit(child)
    }
  }
  const [root] = nodes
  if (root) visit(root)
  return said
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
}

const PRESSED_OR_FILLED = ['button', 'link', 'textbox', 'searchbox', 'radio', 'checkbox', 'combobox', 'tab', 'dialog']

/** What has no name, and what says its name a second time. */
export function saidBadly(said: readonly Said[]): string[] {
  const unnamed = said.filter(({ role, name }) => PRESSED_OR_FILLED.includes(role) && name === '')
  const twice = said.filter(({ name, description }) => name !== '' && name === description)
  return [...unnamed.map(({ role }) => `a ${role} without a name`), ...twice.map(({ line }) => `${line}, twice`)]
}
