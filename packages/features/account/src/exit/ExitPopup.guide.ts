import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'Asks those who are about to leave for contact details, once, over the page on which they are.',
  use: [
    'When the pointer leaves the window at its top, where tabs are closed.',
    'Not before 20 seconds on the site, once in a session of the browser, and never again once it was dismissed or sent.',
  ],
  avoid: [
    'While a dialog or a menu is open, or somebody types: then nobody is asked.',
    'On a phone no pointer leaves the window, so it does not come up there by itself.',
    'Questions to us: Contact us.',
  ],
  anatomy: [
    { part: 'Title', text: '“Before you go”.' },
    {
      part: 'Reason',
      text: 'What the details are for. Whoever is signed in also reads “Sending them signs you out on this device.”',
    },
    {
      part: 'Fields',
      text: 'First name, last name, email, mobile; filled in from the user where there is one.',
    },
    { part: 'Foot', text: '“No, thanks” and “Send”.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: sends.' },
    { keys: 'Escape', does: 'Dismisses it for good, as “No, thanks” and the cross do.' },
  ],
  accessibility: [
    'It is read as a dialog with its title and the reason.',
    'What is missing says “Required!” beside its field; a toast says “All fields are required.”, or “Plz check all fields.” where something is wrong.',
    'Focus goes back to where it was on the page.',
  ],
  dos: [
    {
      text: 'Keep what was typed where it could not be sent, and say “Unable to process.”; “Thanks” where it was.',
    },
    { text: 'Sign out after it was sent: the specification says so, and the popup before it.' },
    { text: 'Send the address of the page with it (`exited_page`), without its search.' },
  ],
  donts: [
    { text: 'Do not ask twice. A dismissal is remembered in this browser.' },
    { text: 'Do not stand between a reader and the way out: every way of closing works.' },
    { text: 'Do not make mobile optional: all four have to be given.' },
  ],
}
