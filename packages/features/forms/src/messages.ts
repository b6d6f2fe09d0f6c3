/** Texts of every form. Those that the specification quotes keep its spelling. */
export const messages = {
  checkFields: 'Plz Check All the Fields.',
  enterName: 'Enter  Name',
  enterEmail: 'Enter  Email',
  validEmail: 'Enter valid email',
  enterPassword: 'Enter Password',
  validPassword: 'Enter valid password',
  brokenLink: 'This link is incomplete. Copy the full link from the email.',
  strength: 'Strength',
  strengths: {
    short: 'At least 6 characters',
    weak: 'Weak: easy to guess',
    fair: 'Fair: longer is better',
    strong: 'Strong',
  },
  honeypot: 'Leave this field empty',
  retryAfter: (wait: string) => `You can try again in ${wait}.`,
} as const
