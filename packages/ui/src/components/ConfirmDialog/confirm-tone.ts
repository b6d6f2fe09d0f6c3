/** `danger` is for what cannot be taken back. */
export const confirmTones = ['plain', 'danger'] as const
export type ConfirmTone = (typeof confirmTones)[number]
