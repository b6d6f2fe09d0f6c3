/** What every form says; the spelling is the specification's. */
export const messages = {
  checkFields: 'Plz Check All the Fields.',
  enterName: 'Enter  Name',
  enterEmail: 'Enter  Email',
  validEmail: 'Enter valid email',
  brokenLink: 'This link is not whole. Please copy it from the mail once more.',
  trap: 'Leave this field empty',
} as const
