/** Signs that nobody sees: controls, and those that turn the direction of what follows. */
const unseen = '\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069'

/** One line, which may be empty. */
export const oneLine = new RegExp(`^[^${unseen}]*$`, 'u')

/** One line with something to read in it. */
export const readableLine = new RegExp(`^[^${unseen}]*[^\\s${unseen}][^${unseen}]*$`, 'u')
