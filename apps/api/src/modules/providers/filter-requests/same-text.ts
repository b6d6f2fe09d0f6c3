/** A text without spaces around it and without repeated ones. */
export const cleanText = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Whether two texts differ in case only. */
export const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
