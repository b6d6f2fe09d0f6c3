/** `danger` is for actions that cannot be undone. */
export const confirmTones = ['plain', 'danger'] as const
export type ConfirmTone = (typeof confirmTones)[number]
