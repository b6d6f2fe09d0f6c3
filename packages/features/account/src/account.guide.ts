import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'What belongs to whoever is signed in: the Profile menu in the masthead, the side menu of those who list something, and the pages about oneself.',
  use: [
    '`/profile/{id}`: who one is here, what is still missing, what one keeps.',
    '`/profile-details/{id}`: everything of the account that one may change.',
    '`/user-details/{id}`: a user to look at, for oneself and for admins.',
    'The Profile menu on every page, for whoever is signed in. The side menu beside the pages of the account, for those with an institute and for admins.',
    '“Would you like to add a school or a store?” from “Add School/Store”, for whoever is signed in.',
  ],
  avoid: [
    'A visitor sees “Sign In / Register” in the masthead, and is asked to sign in on these pages: Session.',
    'Whoever opens the profile of somebody else is refused; admins take `/user-details/{id}`.',
    'Parents without a school or store have no side menu.',
  ],
  anatomy: [
    {
      part: 'Profile menu',
      text: 'My Profile, Bookmarks (permission 3), My Blogs (6), Add School/Store (1, and not with an institute), Logout.',
    },
    {
      part: 'Side menu',
      text: '“MY STORES/SCHOOLS” with what one has listed, “Add School/Store”, “MANAGE”, and “ADMIN” for admins. It can be made narrow; on a phone “Menu” opens it.',
    },
    { part: 'Head', text: 'Cover, photo or first letter, name, and since when one is here.' },
    {
      part: 'Still missing',
      text: 'Each with its reason and the way there; where nothing is, “Your profile is complete”.',
    },
    {
      part: 'Your account, Kept here',
      text: 'Ways to each section of the details, and how many bookmarks, schools and stores there are.',
    },
    {
      part: 'Details',
      text: 'A bar to jump with, then name and phone, photo and cover, children, who may write to you, email, password, where you are signed in, your data, delete.',
    },
  ],
  keyboard: [
    { keys: 'Enter Space', does: 'On “Profile”: opens the menu.' },
    { keys: '↑ ↓', does: 'In the menu: go from entry to entry.' },
    { keys: 'Tab', does: 'Leaves a field, which saves it.' },
    { keys: 'Escape', does: 'Closes the menu or a dialog.' },
  ],
  accessibility: [
    'The menu’s button is read with the name: “Profile, Meera”.',
    'A field tells beside itself that it is saved, or why not; a field that is wrong is not sent, and what was typed stays.',
    'After a child is saved or removed the focus is on “Add a child”.',
    'What stands in while the page loads keeps the places of what comes.',
    'Buttons of a row name what they act on: “Sign out of Firefox on Android”, “Remove Anaya”.',
  ],
  dos: [
    {
      text: 'Save each field when it is left, only if it was changed, and let the masthead and other tabs follow.',
    },
    {
      text: 'Keep the limits: a photo of 1:1 and a cover of 3:1, JPEG, PNG or GIF to 5 MB; a phone of 4 to 12 digits; twelve children.',
    },
    {
      text: 'Change an email only by the link that is mailed to the new address, and ask for the password where there is one.',
    },
    {
      text: 'Ask for the email, and the password where there is one, before an account is deleted, and say what goes and what stays.',
    },
  ],
  donts: [
    { text: 'Do not show an entry of the menu that its reader may not open.' },
    { text: 'Do not show children to anybody else: they are for one’s own forms.' },
    {
      text: 'Do not sign out elsewhere without saying so: a new password does, and its section tells.',
    },
    { text: 'Do not let an admin change a user on `/user-details/{id}`: it is for looking.' },
  ],
}
