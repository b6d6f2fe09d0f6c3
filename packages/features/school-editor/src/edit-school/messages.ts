/** The words of a school's editor; what is told of saving is the specification's. */
export const messages = {
  title: 'Edit School',
  description: 'Each field saves when you leave it',
  loading: 'Loading',
  close: 'Close',

  shown: 'Shown to parents',
  shownHint: 'Off hides the school at once. Nothing is lost.',

  media: 'Photos and videos',
  uploadMore: 'Upload More Images',
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  next: 'Next',

  school: 'The school',
  name: 'Name',
  slug: 'Slug',
  slugHint: 'Made from the name.',
  type: 'Type',
  online: 'Online',
  offline: 'Offline',
  location: 'Location',
  address: 'Address',
  addressHint: 'Street and number, as a visitor would ask for it.',
  establishedOn: 'Established on',
  students: 'Students',
  classrooms: 'Classrooms',

  contact: 'Contact',
  contactName: 'Contact Person',
  phone: 'Phone',
  email: 'Email',

  filters: 'What the school offers',
  filtersHint: 'Parents search by these. Each choice is saved at once.',
  addValue: 'Add new filter value',
  stillRequested: 'requested',

  descriptionLabel: 'Description',
  descriptionHint: 'What a parent would see on a visit: the day, the teachers, the building.',

  enterName: 'Enter Valid Name',
  enterNumber: 'Enter a valid phone number with at least 10 digits',
  enterEmail: 'Please enter an email ID',
  addLocation: 'Please add Location',
  addImage: 'Please add atleast one image.',
  oneLine: 'One line of at most 200 characters.',
  fewerLines: 'At most 500 characters.',
  tooLong: 'The description is too long. Please shorten it.',
  pastDay: 'A day that has been, such as 12/06/1986.',

  updated: 'Updated',
  unable: 'Unable to update school. Please check your inputs.',
  failedToUpdate: 'Failed to Update',
  failed: 'Failed',
} as const
