/** The name of an image that was made a JPEG. */
export const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`
