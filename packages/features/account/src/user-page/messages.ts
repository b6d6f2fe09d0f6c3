/** Texts at the top of a user's pages. */
export const messages = {
  since: (day: string) => `On EdBazaar since ${day}`,
  edit: 'Edit profile',
} as const
