import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import { lineNow } from '@sizzle/domain/cart/line-now.ts'
import type { MenuData } from '../page-content.ts'
import { optionsNow } from './option-menu.ts'

export function linesNow(menu: MenuData) {
  const options = optionsNow(menu)
  return (line: CartLine) => lineNow(line, options)
}
