import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The pages and menus of a signed-in user: the Profile menu in the header, the side menu for providers and admins, and the profile pages.',
  use: [
    '`/profile/{id}`: an overview of the account, with missing details and counts of bookmarks and listings.',
    '`/profile-details/{id}`: every account setting that the user can change.',
    '`/user-details/{id}`: a read-only view of a user, for that user and for admins.',
    'The Profile menu appears on every page when the user is signed in. The side menu appears beside account pages for users with an institute and for admins.',
    'The dialog “Would you like to add a school or a store?” opens from “Add School/Store” when the user is signed in.',
  ],
  avoid: [
    'Visitors see “Sign In / Register” in the header, and a request to sign in on these pages. See Session.',
    'A user cannot open another user’s profile. Admins use `/user-details/{id}`.',
    'Parents without a school or store have no side menu.',
  ],
  anatomy: [
    {
      part: 'Profile menu',
      text: 'My Profile, Bookmarks (`bookmarks` permission), My Blogs (`blogs` permission), Add School/Store (`listings` permission, hidden when the user has an institute), Logout.',
    },
    {
      part: 'Side menu',
      text: '“MY STORES/SCHOOLS” with the user’s listings, “Add School/Store”, “MANAGE”, and “ADMIN” for admins. It collapses to icons on desktop; on a phone, “Menu” opens it.',
    },
    { part: 'Head', text: 'Cover, photo or initials, name, and the date the user joined.' },
    {
      part: 'Complete your profile',
      text: 'Each missing detail with its reason and a link. Shows “Your profile is complete” when nothing is missing.',
    },
    {
      part: 'Your account, Bookmarks and listings',
      text: 'Links to each section of the details, and the number of bookmarks, schools and stores.',
    },
    {
      part: 'Details',
      text: 'A jump bar, then name and phone, photo and cover, children, contact preferences, email, password, two-step sign-in, sessions, data, and account deletion.',
    },
  ],
  keyboard: [
    { keys: 'Enter Space', does: 'On “Profile”: opens the menu.' },
    { keys: '↑ ↓', does: 'In the menu: moves between entries.' },
    { keys: 'Tab', does: 'Leaves a field and saves it.' },
    { keys: 'Escape', does: 'Closes the menu or a dialog.' },
  ],
  accessibility: [
    'The menu button is announced with the user’s name: “Profile, Meera”.',
    'Each field shows next to its label whether it is saved, or why not. An invalid value is not sent and stays in the field.',
    'After a child is saved or removed, focus moves to “Add a child”.',
    'Skeletons have the same layout as the loaded page.',
    'Buttons in a row name what they act on: “Sign out of Firefox on Android”, “Remove Anaya”.',
  ],
  dos: [
    {
      text: 'Save each field on blur, only when it changed, and update the header and other tabs.',
    },
    {
      text: 'Keep the limits: photo 1:1 and cover 3:1, JPEG, PNG or GIF up to 5 MB; phone 4 to 12 digits; up to twelve children.',
    },
    {
      text: 'Change an email address only through the link sent to the new address, and ask for the password if the account has one.',
    },
    {
      text: 'Ask for the email address, and the password if there is one, before deleting an account. Say what is deleted and what remains.',
    },
  ],
  donts: [
    { text: 'Do not show a menu entry that the user may not open.' },
    { text: 'Do not show children to anyone else. They only fill in the user’s own forms.' },
    {
      text: 'Do not sign the user out elsewhere without saying so. Changing the password does, and its section explains it.',
    },
    { text: 'Do not let an admin change a user on `/user-details/{id}`. The page is read-only.' },
  ],
}
