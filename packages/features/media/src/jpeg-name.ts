/** The file name with its extension replaced by `.jpg`. */
export const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`
