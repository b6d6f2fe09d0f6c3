/** Texts of the exit popup. Validation texts and toasts are quoted from the specification. */
export const messages = {
  title: 'Before you go',
  text: 'Leave your contact details and we will contact you once about what you were looking for.',
  signsOut: 'You will be signed out on this device.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  mobile: 'Mobile',
  send: 'Send',
  close: 'No, thanks',
  required: 'Required!',
  validEmail: 'Enter valid email',
  validMobile: 'Enter 4 to 12 digits',
  allRequired: 'All fields are required.',
  checkFields: 'Plz check all fields.',
  thanks: 'Thanks',
  failed: 'Unable to process.',
} as const
