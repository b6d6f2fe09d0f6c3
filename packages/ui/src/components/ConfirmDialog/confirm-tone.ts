/** `danger` is for actions that cannot be undone, `safe` for those that discard input: No is the main button. */
export const confirmTones = ['plain', 'danger', 'safe'] as const
export type ConfirmTone = (typeof confirmTones)[number]
