/** Signs that nobody sees: controls, and those that turn the direction of what follows. */
const unseen = '\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069'

/** General text: one line with something to read in it. */
export const readable = new RegExp(`^[^${unseen}]*[^\\s${unseen}][^${unseen}]*$`, 'u')

/** One line, which may be empty. */
export const seen = new RegExp(`^[^${unseen}]*$`, 'u')

/** 10 to 15 digits, with what people put between them. */
export const phoneNumber = /^(?:[^\d\p{Cc}]*\d){10,15}[^\d\p{Cc}]*$/u
