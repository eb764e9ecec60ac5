/** Fields of a fieldset that is off look so. */
export const OFF_FIELDS = '[&:disabled_:is(input,select)]:cursor-not-allowed [&:disabled_:is(input,select)]:opacity-50'

/** Why what goes with a list cannot be pressed while nothing of it could be loaded. */
export const NOT_LOADED = 'This works again once the list has loaded.'
