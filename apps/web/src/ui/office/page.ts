/** The room of every section of the back office: its head and its content begin and end at the same edges. */
export const PAGE = 'mx-auto flex w-full max-w-[1440px] flex-col gap-4 p-4 max-sm:gap-3 max-sm:py-3 sm:px-6 sm:py-5'
