/**
 * The ways out of a dialog, in a form with 24 px of room around it: in sight however long the dialog is, and side by side,
 * with what it is for at the right.
 */
export const DIALOG_FOOT =
  'sticky bottom-0 z-10 fade-above before:mb-px before:h-4! -mx-6 -mb-6 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-raised px-6 py-3 pb-[max(12px,env(safe-area-inset-bottom))] max-sm:[&>:is(a,button)]:grow max-[22rem]:gap-x-2 max-[22rem]:[&>:is(a,button)]:px-2'

/** In it, before the buttons: why the one that does it rests. */
export const WHY_NOT = 'mr-auto text-sm text-soft empty:hidden max-sm:basis-full'
