/** Texts of the Profile menu, quoted from the specification. */
export const messages = {
  signInOrRegister: 'Sign In / Register',
  profile: 'Profile',
  myProfile: 'My Profile',
  bookmarks: 'Bookmarks',
  myBlogs: 'My Blogs',
  addSchoolOrStore: 'Add School/Store',
  logout: 'Logout',
  institutionTitle: 'Would you like to add a school or a store?',
  school: 'School',
  store: 'Store',
} as const
