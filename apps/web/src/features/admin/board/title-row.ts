/** A tablet that stands upright has the height for a row with the title and what the board shows; a phone that lies has not. */
export const TITLE = 'max-lg:[@media(width<48rem)_or_(height<50rem)]:sr-only'
export const TITLE_ROW_END = 'md:max-lg:[@media(height>=50rem)]:ml-auto'
/** An empty part as wide as the window, which begins the next row. */
export const NEXT_ROW = 'hidden basis-full md:max-lg:[@media(height>=50rem)]:block'
