export const messages = {
  unloaded: 'EdBazaar could not be reached. Check the connection, then open the link once more.',
} as const
