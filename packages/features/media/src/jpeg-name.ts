/** The name of a picture that was made a JPEG. */
export const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`
