import type { FlowGuide } from './stories/flow-guide'

export const guide: FlowGuide = {
  lead: 'The frame around every page, the toasts over it, and the error pages that replace a page that cannot be shown.',
  use: [
    'The frame surrounds every page: header, menu, search, account, footer and the phone’s bottom bar.',
    'A toast is one sentence about what the user has just done.',
    'An error page says why there is no page: 404 not found, 403 no access, 503 busy, 504 offline, otherwise an error on our side.',
  ],
  avoid: [
    'A list that did not load keeps its page and filters and has its own Retry: Listings.',
    'A page that needs an account asks the user to sign in: Session.',
    'A message about a field belongs beside the field. A toast may be missed.',
  ],
  anatomy: [
    { part: 'Tagline', text: 'What the site is for, in one line above the header.' },
    {
      part: 'Header',
      text: 'The home link, the top menu as specified (SCHOOLS, BEYOND SCHOOL, EDJOBS, CONSULTATION, VIDEOS, BLOGS, MORE), Search and the account menu.',
    },
    { part: 'Content', text: 'The page. A line above it shows that another page is loading.' },
    {
      part: 'Footer',
      text: 'HOME, SCHOOLS, TUITIONS … as specified, a note on sources, privacy and terms.',
    },
    { part: 'Bottom bar (phone)', text: 'Schools, Beyond School, Consultation, EdJobs, More.' },
    {
      part: 'Above the bar',
      text: 'One row that a flow keeps visible, such as the compare tray.',
    },
    { part: 'Toast', text: 'One at a time. A new toast replaces the current one.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches “Skip to content” first.' },
    { keys: 'Enter Space', does: 'On a menu entry with a submenu: opens and closes it.' },
    { keys: 'Escape', does: 'Closes a menu. Dismisses a toast before the dialog beneath it.' },
  ],
  accessibility: [
    'After following a link, focus moves to the new page’s content and its title is announced. Scrolling starts at the top, and Back restores the previous position.',
    'The menu entry of the current page is marked as current.',
    'A success toast is a status shown for 2 seconds. Any other toast stays for 7 seconds, and an error is an alert.',
    'An error page uses its message as the level-one heading and keeps the frame.',
  ],
  dos: [
    { text: 'Keep the names and the order of the menu entries: the specification defines them.' },
    {
      text: 'Link Consultation and Donate Books to the contact form when no site is configured for them.',
    },
    {
      text: 'Offer Retry wherever trying again may help, but not when the account has no access.',
    },
  ],
  donts: [
    { text: 'Do not show stack traces or error codes to users.' },
    {
      text: 'Do not reload for a new version while a field holds unsaved text or a dialog is open.',
    },
    { text: 'Do not add a second row above the bar. On a phone two rows take half the page.' },
  ],
}
