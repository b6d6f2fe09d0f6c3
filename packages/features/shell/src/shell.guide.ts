import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'What stands around every page, what a toast says over it, and what stands in place of a page that cannot be shown.',
  use: [
    'The frame is around every page: masthead, menu, search, account, foot, and the phone’s bar.',
    'A toast is one sentence about what the reader has just done.',
    'A page in place of another says why: 404 nothing is there, 403 it is not yours, 503 busy, 504 no connection, else our own fault.',
  ],
  avoid: [
    'A list that did not load keeps its page and filters, and has a Retry of its own: Listings.',
    'A page that needs an account asks to sign in: Session.',
    'What belongs to a field stands beside it. A toast may be missed.',
  ],
  anatomy: [
    { part: 'Ear', text: 'What the site is for, in a line above the masthead.' },
    {
      part: 'Masthead',
      text: 'The way home, the top menu as specified (SCHOOLS, BEYOND SCHOOL, EDJOBS, CONSULTATION, VIDEOS, BLOGS, MORE), Search, and who is signed in.',
    },
    { part: 'Content', text: 'The page. A line above it shows that another is on its way.' },
    {
      part: 'Foot',
      text: 'HOME, SCHOOLS, TUITIONS … as specified, a note on sources, privacy and terms.',
    },
    { part: 'Phone’s bar', text: 'Schools, Beyond School, Consultation, EdJobs, More.' },
    { part: 'Above the bar', text: 'One row that a flow keeps in view: the compare tray.' },
    { part: 'Toast', text: 'One at a time; the next takes its place.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'First of all reaches the way past the menu, to the content.' },
    { keys: 'Enter Space', does: 'On an entry with others beneath: opens and closes them.' },
    { keys: 'Escape', does: 'Closes a menu; dismisses a toast before a dialog beneath it.' },
  ],
  accessibility: [
    'After a link the focus is on the new page’s content and its title is heard; scrolling begins at the top, and Back returns to where one was.',
    'The entry of the page that is open is told as the current one.',
    'A success is a status for 2 seconds, anything else for 7, and a failure is an alert.',
    'A page in place of another has its sentence as the heading of the first level, and stands in the same frame.',
  ],
  dos: [
    { text: 'Keep the names and the order of the menus: they are the specification’s.' },
    {
      text: 'Lead Consultation and Donate Books to the contact form where no site is configured for them.',
    },
    {
      text: 'Offer Retry wherever trying again may help; not where an account may not see the page.',
    },
  ],
  donts: [
    { text: 'Do not show a trace or a number of an error to a reader.' },
    {
      text: 'Do not reload for a new version while a field holds unsaved text or a dialog is open.',
    },
    { text: 'Do not put a second row above the bar. On a phone two of them are half the page.' },
  ],
}
