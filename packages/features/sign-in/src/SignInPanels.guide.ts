import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Signing in and registering over any page: a modal with two forms, a popup for visitors who need an account to continue, and the registration success popup.',
  use: [
    'The modal opens from “Sign In / Register” in the header, and for visitors from “List your school” and “List your service” on the home page.',
    'It opens by itself over a private page (see Session), and when a session expires while the user is working.',
    'The popup “Sign In or Register to Continue” opens when a visitor bookmarks something. The bookmark is saved after sign-in.',
    '“Successfully Registered!” opens over the page that follows registration.',
    'After the password, an emailed link or Google, users with two-step sign-in enter their second factor.',
  ],
  avoid: [
    'A forgotten password and sign-in without a password have their own pages. See Emailed links.',
    'Without JavaScript, “Sign In / Register” opens `/login-by-link` instead.',
    'When another tab signs in, an open sign-in panel closes.',
    'The choice between a school and a store and the exit popup belong to Account.',
  ],
  anatomy: [
    {
      part: 'Title',
      text: '“Sign In to your account” on both forms of the modal. The popup has its own title.',
    },
    {
      part: 'Blocked account',
      text: '“This account cannot sign in”, with a link to contact us. Shown when an admin has blocked the account.',
    },
    {
      part: 'Google',
      text: 'Google’s own button (outline, large) with “OR” below it. Shown only if the operator has configured it. If Google cannot be reached, a message says so.',
    },
    {
      part: 'Form',
      text: 'Email and password; registration also asks for first name and last name. The eye icon shows the password.',
    },
    { part: 'Forgot Password?', text: 'Closes the modal and opens `/users/forgot-password`.' },
    {
      part: 'Main button',
      text: '“Sign In” or “Register”. Shows a busy state until the API responds.',
    },
    {
      part: 'Second step',
      text: 'A passkey, the code of an app or a recovery code, with buttons for the account’s other ways.',
    },
    {
      part: 'Switch',
      text: '“New to EdBazaar?” or “Already registered?” with a button to the other form. The entered email is carried over.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: sends the form.' },
    { keys: 'Enter Space', does: 'On the eye icon: shows or hides the password.' },
    { keys: 'Escape', does: 'Closes the panel and discards the entered values.' },
  ],
  accessibility: [
    'With a mouse, the first field receives the focus. On touch screens the dialog receives it, because a keyboard would cover half of the dialog.',
    'After the switch, the first field of the other form receives the focus.',
    'Fields are validated on submit, not on blur. Each error is shown beside its field, the first invalid field receives the focus, and a toast says “Plz Check All the Fields.”',
    'A rejected sign-in shows a toast that is announced at once, and the entered values stay. If the error names a field, it is also shown beside that field.',
    'Fields have autocomplete values for password managers: `email`, `current-password`, `new-password`, `given-name`, `family-name`.',
  ],
  dos: [
    {
      text: "Keep the spelling of the specification: “Plz Check All the Fields.”, “Enter  Name” and “Enter  Email” with two spaces, “Let's Go” with a straight apostrophe.",
    },
    {
      text: 'After sign-in, follow and clear the redirect path. Without one, stay on the page, or go to `/` from the password pages. After registration, follow it too, or go to `/`.',
    },
    { text: 'Trim email and password before sending them.' },
    {
      text: 'Show the API’s error messages unchanged, including the refusal of job seekers.',
    },
  ],
  donts: [
    {
      text: 'Do not validate on blur: a message would move the links under the pointer.',
    },
    { text: 'Do not open the modal unasked, except on a page that only users can see.' },
    { text: 'Do not ask for more than first name, last name, email and password.' },
    { text: 'Do not clear the fields after an error.' },
  ],
}
