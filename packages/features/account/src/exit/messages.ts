/** The words of the popup for those who leave; those of the specification are its own. */
export const messages = {
  title: 'Before you go',
  text: 'Leave us your contact details, and we write or call once about what you were looking for.',
  signsOut: 'Sending them signs you out on this device.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  mobile: 'Mobile',
  send: 'Send',
  close: 'No, thanks',
  required: 'Required!',
  validEmail: 'Enter valid email',
  validMobile: 'Give 4 to 12 digits',
  allRequired: 'All fields are required.',
  checkFields: 'Plz check all fields.',
  thanks: 'Thanks',
  failed: 'Unable to process.',
} as const
