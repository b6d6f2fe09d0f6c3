/** The messages about saving are quoted from the specification. */
export const messages = {
  title: 'Edit School',
  description: 'Each field saves when you leave it',
  loading: 'Loading',
  close: 'Close',

  shown: 'Shown to parents',
  shownHint: 'Turn off to hide the school at once. Its data is kept.',

  media: 'Photos and videos',
  uploadMore: 'Upload More Images',
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  next: 'Next',

  school: 'The school',
  name: 'Name',
  slug: 'Slug',
  slugHint: 'Generated from the name.',
  type: 'Type',
  online: 'Online',
  offline: 'Offline',
  location: 'Location',
  address: 'Address',
  addressHint: 'Street and number, so that visitors find the school.',
  establishedOn: 'Established on',
  students: 'Students',
  classrooms: 'Classrooms',

  contact: 'Contact',
  contactName: 'Contact Person',
  phone: 'Phone',
  email: 'Email',

  filters: 'What the school offers',
  filtersHint: 'Parents filter by these. Each change is saved at once.',
  addValue: 'Add new filter value',
  requested: 'requested',

  descriptionLabel: 'Description',
  descriptionHint:
    'Describe what parents see on a visit: the school day, the teachers, the building.',

  enterName: 'Enter Valid Name',
  enterNumber: 'Enter a valid phone number with at least 10 digits',
  enterEmail: 'Please enter an email ID',
  addLocation: 'Please add Location',
  addImage: 'Please add atleast one image.',
  oneLine: 'Enter one line of up to 200 characters.',
  addressTooLong: 'Enter up to 500 characters.',
  tooLong: 'The description is too long. Shorten it to 60,000 characters.',
  pastDay: 'Enter a date in the past, such as 12/06/1986.',

  updated: 'Updated',
  unable: 'Unable to update school. Please check your inputs.',
  failedToUpdate: 'Failed to Update',
  failed: 'Failed',
} as const
