import type { CartLine, LineNow } from '@sizzle/domain/cart/cart.ts'
import { useEffect, useState } from 'react'
import type { MenuData } from '../page-content.ts'

type LineRules = (menu: MenuData) => (line: CartLine) => LineNow | undefined

/** What lines with choices are on today's menu. The rules for it are fetched when a cart first has such a line. */
export function useLineRules(lines: readonly CartLine[]): LineRules | undefined {
  const [rules, setRules] = useState<LineRules>()
  const isWanted = lines.some(({ options }) => options)
  useEffect(() => {
    // Until they are here, or when they cannot be fetched, the server still checks every line before it is ordered.
    if (isWanted) import('./lines-now.ts').then(({ linesNow }) => setRules(() => linesNow)).catch(() => undefined)
  }, [isWanted])
  return rules
}
