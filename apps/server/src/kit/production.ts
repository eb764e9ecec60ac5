// First import of the entry: libraries look at this when they are loaded, and the email renderer is four times slower
// without it.
process.env.NODE_ENV ??= 'production'
