/** What every form says; the spelling is the specification's. */
export const messages = {
  checkFields: 'Plz Check All the Fields.',
  enterName: 'Enter  Name',
  enterEmail: 'Enter  Email',
  validEmail: 'Enter valid email',
  enterPassword: 'Enter Password',
  validPassword: 'Enter valid password',
  brokenLink: 'This link is not whole. Please copy it from the mail once more.',
  strength: 'Strength',
  strengths: {
    short: 'At least 6 characters',
    weak: 'Weak: easy to guess',
    fair: 'Fair: longer is better',
    strong: 'Strong',
  },
  trap: 'Leave this field empty',
  timeToWait: (wait: string) => `Time to wait: ${wait}.`,
} as const
