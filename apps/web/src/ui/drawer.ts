/** What stands below the head of a drawer. The foot lies over what is below it: what takes the focus keeps clear of it. */
export const DRAWER_BODY =
  'flex min-h-[calc(100%-4.75rem)] flex-col px-6 [&_:is(a,button,select,summary)]:scroll-mt-16 [&_:is(a,button,select,summary)]:scroll-mb-36'

/** What is done next with what a drawer shows, always in sight on solid ground; nothing where nothing is to be done. */
export const DRAWER_FOOT =
  '-mx-6 mt-auto grid gap-2 not-empty:fade-above not-empty:before:mb-px not-empty:sticky not-empty:bottom-0 not-empty:z-10 not-empty:border-t not-empty:border-line not-empty:bg-raised not-empty:px-6 not-empty:pt-3 not-empty:pb-[calc(env(safe-area-inset-bottom)+12px)]'
