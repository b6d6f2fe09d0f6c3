/** Whether a text has the form of a link token: 32 random bytes in base64url. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text)
