/** Whether a text looks like an email address. The API checks it again. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)
