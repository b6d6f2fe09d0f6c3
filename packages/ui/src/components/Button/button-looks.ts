/** `main` is the primary action; `act` the second; `quiet` a tool; `bare` has no frame. */
export const buttonVariants = ['main', 'act', 'quiet', 'bare', 'danger'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

export const buttonSizes = ['medium', 'large'] as const
export type ButtonSize = (typeof buttonSizes)[number]
