/** On a phone a button is a word, so that what stands around it keeps its room. */
export const PLAIN_ON_PHONE =
  'max-sm:border-0! max-sm:bg-transparent! max-sm:px-0! max-sm:text-sm max-sm:underline max-sm:underline-offset-4'
