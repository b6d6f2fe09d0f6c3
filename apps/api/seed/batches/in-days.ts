const day = 86_400_000

/** The time so many days from now, or before now. */
export const inDays = (days: number) => new Date(Date.now() + days * day)
