/** Control characters, and characters that change the text direction. */
const invisible = '\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069'

/** A single line, which may be empty. */
export const oneLine = new RegExp(`^[^${invisible}]*$`, 'u')

/** A single line with at least one visible character. */
export const readableLine = new RegExp(`^(?!\\s*$)[^${invisible}]*$`, 'u')
