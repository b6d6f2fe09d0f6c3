const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** The day in India on which a block ends: "3 December 2026". */
export const blockEndOf = (until: Date): string => day.format(until)

/** What a blocked user reads when they try to sign in. */
export const blockedMessage = ({ blockedUntil: until }: { readonly blockedUntil: Date | null }) =>
  until === null
    ? 'This account is blocked. Please contact us.'
    : `This account is blocked until ${blockEndOf(until)}. Please contact us.`
