import { z } from 'zod'
import { Id, text } from './wire.ts'

/** Which dishes of a menu are meant. */
export const MenuPart = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('items'), ids: z.array(Id).min(1).max(500) }),
    z.strictObject({ kind: z.literal('categories'), ids: z.array(text(100, 1)).min(1).max(200) }),
    z.strictObject({ kind: z.literal('menu') }),
  ])
  .meta({ id: 'MenuPart' })

/** What was previewed, and nothing else, is done: what a preview answered goes back with the wish. */
export const PreviewHash = z.string().regex(/^[\w-]{43}$/)
