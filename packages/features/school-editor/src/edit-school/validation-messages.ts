/** Errors of fields. Spelling and capitals follow the specification where it quotes. */
export const validationMessages = {
  enterName: 'Enter Valid Name',
  enterNumber: 'Enter a valid phone number with at least 10 digits',
  enterEmail: 'Please enter an email ID',
  addLocation: 'Please add Location',
  addImage: 'Please add atleast one image.',
  oneLine: 'Enter one line of up to 200 characters.',
  addressTooLong: 'Enter up to 500 characters.',
  tooLong: 'The description is too long. Shorten it to 60,000 characters.',
  pastDay: 'Enter a date in the past, such as 12/06/1986.',
} as const
