export const messages = {
  loadFailed: 'EdBazaar could not be reached. Check your connection, then open the link again.',
} as const
