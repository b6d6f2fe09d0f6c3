import type { FlowGuide } from '../stories/flow-guide'

export const guide: FlowGuide = {
  lead: 'What a private page shows until its content is available: a skeleton, a request to sign in, or a 403 page.',
  use: [
    'Every page whose content belongs to the signed-in user: profile, bookmarks, my blogs, my schools and stores, services.',
    'Its loader is a `privateLoader`: it loads only in the browser, where the token is.',
  ],
  avoid: [
    'A public page with a feature for users, such as a bookmark: load it for everyone, and open the sign-in popup when the button is pressed (Sign in, Panels).',
    'A page that failed to load or was not found: Shell.',
  ],
  anatomy: [
    {
      part: 'Skeleton',
      text: 'The page in grey, with its real title. The server sends it too.',
    },
    {
      part: 'Sign-in request',
      text: '“Sign in to see this page”, the reason, and “Sign In”. The modal opens over it automatically.',
    },
    {
      part: 'No access',
      text: 'The 403 page, for users without the permission, and on admin pages for users who are not admins.',
    },
    { part: 'Content', text: 'Shown once it is loaded, and as long as the page is open.' },
  ],
  keyboard: [
    { keys: 'Enter Space', does: 'On “Sign In”: opens the modal again after it was closed.' },
    { keys: 'Escape', does: 'Closes the modal. The sign-in request stays on the page.' },
  ],
  accessibility: [
    'The page title is a heading in the skeleton too, and does not move when the content loads.',
    'Loading content is marked as busy.',
    'The sign-in request is a level-one heading. After signing in, the user stays on the same page.',
  ],
  dos: [
    { text: 'Remember the path with its query, and come back to it after signing in.' },
    {
      text: 'When a session expires while the page is in use, keep the page with everything typed, and continue after the user signs in again.',
    },
    { text: 'Name the `permission` that the page needs. The menu hides the link to it as well.' },
  ],
  donts: [
    { text: 'Do not open the modal for users who have just signed out.' },
    { text: 'Do not load private data on the server: it has no token.' },
    {
      text: 'Do not rely on it for security. The API enforces access; this page only explains it.',
    },
  ],
}
