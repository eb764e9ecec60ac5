import { button } from '../button.ts'

/** The words above the columns of a list. */
export const COLUMN_HEAD = 'text-left text-sm font-semibold text-soft'

/** One of several parts of a screen has nothing to show: a line without a card, so that the others keep their room. */
export const NOTHING_HERE = 'text-pretty text-soft'

/** Takes something away and stands in every row: it is as quiet as its neighbours until somebody is about to press it. */
export function quietDanger(more = ''): string {
  return button(
    'bare',
    `px-3! text-soft! hover:bg-chilli-soft! hover:text-chilli! focus-visible:text-chilli! disabled:hover:bg-transparent! disabled:hover:text-soft! ${more}`,
  )
}
