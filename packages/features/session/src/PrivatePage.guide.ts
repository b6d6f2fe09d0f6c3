import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'What stands in place of a page of one’s own until it may be shown: grey lines, the request to sign in, or a refusal.',
  use: [
    'Every page whose content belongs to whoever is signed in: profile, bookmarks, my blogs, my schools and stores, services.',
    'Its loader is a `privateLoader`: it loads in the browser alone, where the token is.',
  ],
  avoid: [
    'A public page with something for users on it, such as a bookmark: load it for all, and ask with the popup when it is pressed (Sign in, Panels).',
    'A page that failed to load or is not there: Shell.',
  ],
  anatomy: [
    {
      part: 'Skeleton',
      text: 'What the page is, in grey, with its real title. It is also what the server sends.',
    },
    {
      part: 'Request',
      text: '“Sign in to see this page”, why, and “Sign In”. The modal opens over it by itself.',
    },
    { part: 'Refusal', text: 'The page of status 403, for whom the permission is missing.' },
    { part: 'Content', text: 'Once it is loaded, and for as long as the page is open.' },
  ],
  keyboard: [
    { keys: 'Enter Space', does: 'On “Sign In”: opens the modal again after it was closed.' },
    { keys: 'Escape', does: 'Closes the modal; the request stays on the page.' },
  ],
  accessibility: [
    'The title of the page is a heading in the skeleton too, and stays where it is when the content comes.',
    'What is on its way is told as busy.',
    'The request is a heading of the first level; after signing in one is on the same page, loaded.',
  ],
  dos: [
    { text: 'Remember the address with its search, and come back to it after signing in.' },
    {
      text: 'Keep the page with all that was typed where a session ends under somebody’s hands, and go on after signing in again.',
    },
    { text: 'Name the `permission` that the page needs; the menu hides the way to it as well.' },
  ],
  donts: [
    { text: 'Do not open the modal for those who have just signed out.' },
    { text: 'Do not load anything private on the server: it knows no token.' },
    { text: 'Do not rely on it to keep something secret. The API refuses; this says so kindly.' },
  ],
}
