/** The words of one's own profile. */
export const messages = {
  title: 'My profile',
  description: 'Your EdBazaar account at a glance.',
  missing: 'Still missing',
  complete: 'Your profile is complete',
  completeText: 'Nothing is missing. What you change is saved at once.',
  hints: {
    email: {
      title: 'Confirm your email',
      text: 'So that nobody else can use your address, and you can come back without a password.',
    },
    phone: {
      title: 'Add a phone number',
      text: 'Forms here that ask for one come filled in.',
    },
    photo: { title: 'Add a photo', text: 'So that you see at once whose account this is.' },
    children: {
      title: 'Add your children',
      text: 'A name and a date of birth: what most schools ask first.',
    },
    password: {
      title: 'Set a password',
      text: 'So far you come in by a mailed link.',
    },
  },
  kept: 'Kept here',
  bookmarks: 'Bookmarks',
  schools: 'Schools',
  stores: 'Stores',
  tasks: 'Your account',
  blogs: 'My Blogs',
  details: 'Name and phone',
  images: 'Photo and cover',
  children: 'Children',
  consents: 'Who may write to you',
  password: 'Email and password',
  sessions: 'Where you are signed in',
  data: 'Download or delete',
} as const
