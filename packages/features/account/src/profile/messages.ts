/** Texts of the profile overview. */
export const messages = {
  title: 'My profile',
  description: 'Your EdBazaar account at a glance.',
  missing: 'Complete your profile',
  complete: 'Your profile is complete',
  completeText: 'Nothing is missing. Changes are saved as you make them.',
  missingDetails: {
    email: {
      title: 'Confirm your email',
      text: 'Protects your address from being used by someone else, and lets you sign in without a password.',
    },
    phone: {
      title: 'Add a phone number',
      text: 'We will fill it in for you in forms.',
    },
    photo: { title: 'Add a photo', text: 'Helps you recognise your account.' },
    children: {
      title: 'Add your children',
      text: 'Names and dates of birth are what most schools ask for first.',
    },
    password: {
      title: 'Set a password',
      text: 'At present you can sign in only with a link we email you.',
    },
  },
  counts: 'Bookmarks and listings',
  bookmarks: 'Bookmarks',
  schools: 'Schools',
  stores: 'Stores',
  tasks: 'Your account',
  blogs: 'My Blogs',
  details: 'Name and phone',
  images: 'Photo and cover',
  children: 'Children',
  consents: 'Contact preferences',
  password: 'Email and password',
  sessions: 'Where you are signed in',
  data: 'Download or delete your data',
} as const
