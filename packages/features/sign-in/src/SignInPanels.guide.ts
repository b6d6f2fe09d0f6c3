import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'Signing in and registering over any page: a modal with two sides, a popup for visitors in the middle of something, and the news that one is registered.',
  use: [
    'The modal opens from “Sign In / Register” in the masthead, and from “List your school” and “List your service” on the front page, where the reader is a visitor.',
    'It opens by itself over a page of one’s own (Session), and when a session has ended while somebody works.',
    'The popup “Sign In or Register to Continue” opens for a visitor who bookmarks something. What was to be kept is kept after signing in.',
    '“Successfully Registered!” stands over the page to which registering has led.',
  ],
  avoid: [
    'A forgotten password, and signing in without one, have pages of their own: Mailed links.',
    'Without scripts “Sign In / Register” leads to `/login-by-link` instead.',
    'Where another tab signs in, a panel that asks for it closes.',
    'The choice between a school and a store belongs to Account, the popup for those who leave too.',
  ],
  anatomy: [
    {
      part: 'Title',
      text: '“Sign In to your account” on both sides of the modal; the popup has its own.',
    },
    {
      part: 'Refusal',
      text: '“This account may not sign in”, with the way to write to us: for whom an admin has blocked.',
    },
    {
      part: 'Google',
      text: 'Google’s own button, outline and large, and “OR” under it. Only where the operator has configured it; where Google cannot be reached a sentence says so.',
    },
    {
      part: 'Form',
      text: 'Email and password; to register first name and last name before them. The eye shows the password.',
    },
    { part: 'Forgot Password?', text: 'Closes the modal and leads to `/users/forgot-password`.' },
    {
      part: 'Main button',
      text: '“Sign In” or “Register”. It is busy until the API has answered.',
    },
    {
      part: 'Switch',
      text: '“New to EdBazaar?” or “Already registered?” with the way to the other side. The email comes along.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: sends the form.' },
    { keys: 'Enter Space', does: 'On the eye: shows the password or hides it.' },
    { keys: 'Escape', does: 'Closes the panel. Nothing is kept in that case.' },
  ],
  accessibility: [
    'Where a mouse points, the first field has the focus at once; where fingers type, the dialog has it, as a keyboard would hide half of it.',
    'After the switch the first field of the other side has the focus.',
    'Fields are checked when the form is sent, not when they are left. What is wrong stands beside each, the first of them gets the focus, and a toast says “Plz Check All the Fields.”',
    'A refusal is a toast that is heard at once; what was typed stays. Where it names a field it stands beside that too.',
    'Password managers know the fields: `email`, `current-password`, `new-password`, `given-name`, `family-name`.',
  ],
  dos: [
    {
      text: "Keep the spelling of the specification: “Plz Check All the Fields.”, “Enter  Name” and “Enter  Email” with two blanks, “Let's Go” with a straight apostrophe.",
    },
    {
      text: 'After signing in go along the redirect path, which is then forgotten; without one stay on the page, and from the password pages go to `/`. After registering go along it too, else to `/`.',
    },
    { text: 'Trim email and password before they are sent.' },
    {
      text: 'Say the words of the API as they are, the refusal of job seekers among them.',
    },
  ],
  donts: [
    {
      text: 'Do not check a field when it is left: a message would move the links under the pointer.',
    },
    { text: 'Do not open it where nobody asked, but on a page that is of no use to visitors.' },
    { text: 'Do not ask for more than first name, last name, email and password.' },
    { text: 'Do not empty the fields after a refusal.' },
  ],
}
