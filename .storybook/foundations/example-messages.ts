import { messages as exit } from '../../packages/features/account/src/exit/messages'
import { messages as editing } from '../../packages/features/editing/src/messages'
import { messages as forms } from '../../packages/features/forms/src/messages'
import { messages as lists } from '../../packages/features/listings/src/list/messages'
import { messages as media } from '../../packages/features/media/src/messages'
import { messages as addSchool } from '../../packages/features/school-editor/src/add-school/messages'
import { messages as editSchool } from '../../packages/features/school-editor/src/edit-school/messages'
import { messages as session } from '../../packages/features/session/src/messages'
import { messages as signIn } from '../../packages/features/sign-in/src/messages'
import { messages as store } from '../../packages/features/store-editor/src/panels/messages'
import { messages as walkthrough } from '../../packages/features/walkthrough/src/messages'

/** A text of the product, and when it is shown. */
export interface MessageExample {
  text: string
  when: string
}

/** Tone by situation. */
export const tones = [
  {
    when: 'Success',
    how: 'One or two words: “Updated”. No praise, no exclamation marks.',
  },
  {
    when: 'Error',
    how: 'Say what happened, what is saved and what to do. Do not blame the user.',
  },
  {
    when: 'Confirmation',
    how: 'Say what will be lost. Buttons repeat the verb, unless the specification sets their text.',
  },
  {
    when: 'Missing value',
    how: '“Not provided” and how to ask for it. Never a dash, a zero or “N/A”.',
  },
  {
    when: 'Quoted by the specification',
    how: 'The text stays exactly as quoted, including spelling and spaces.',
  },
] as const

/** Exact texts by place. */
export const exampleMessages = {
  toasts: [
    { text: signIn.signedIn, when: 'After signing in' },
    { text: signIn.registered, when: 'After registering' },
    { text: signIn.signedInWithGoogle, when: 'After signing in with Google' },
    { text: session.loggedOut, when: 'After signing out' },
    { text: editing.imageAdded, when: 'An image was uploaded' },
    { text: editSchool.updated, when: 'A change was saved' },
    { text: addSchool.added, when: 'A record was added' },
    { text: store.imageUpdated, when: 'The image of a store was saved' },
    { text: editing.filterRequestSent, when: 'A filter value was requested' },
    { text: walkthrough.skipped, when: 'The walkthrough was skipped' },
    { text: exit.thanks, when: 'Contact details were saved in the exit popup' },
    { text: forms.checkFields, when: 'A form was submitted with an invalid field' },
    { text: signIn.cannotLogin, when: 'Google sign-in failed' },
    { text: editSchool.failedToUpdate, when: 'Images of a school could not be saved' },
    { text: editSchool.unable, when: 'A field of a school could not be saved' },
    { text: exit.failed, when: 'Contact details could not be saved' },
  ],
  errors: [
    { text: forms.enterName, when: 'No name' },
    { text: forms.enterEmail, when: 'No email' },
    { text: forms.validEmail, when: 'An invalid email' },
    { text: forms.enterPassword, when: 'No password' },
    { text: forms.validPassword, when: 'A password that is too short' },
    { text: editSchool.enterName, when: 'A school without a name' },
    { text: addSchool.addImage, when: 'A school without an image' },
    { text: editSchool.enterEmail, when: 'A school editor is closed without a contact email' },
    { text: store.required, when: 'A required field of a store' },
    { text: exit.required, when: 'A required field of the exit popup' },
    { text: editing.pleaseAddValue, when: 'An empty filter request' },
    { text: media.notAnImage, when: 'A file that is not an image' },
    { text: media.tooLarge, when: 'An image over 5 MB' },
  ],
  buttons: [
    { text: signIn.signIn, when: 'Opens the panel and submits it' },
    { text: signIn.register, when: 'Creates an account' },
    { text: signIn.letsGo, when: 'Closes the registration success popup' },
    { text: addSchool.create, when: 'Submits the form of a new school' },
    { text: addSchool.next, when: 'Continues to the images' },
    { text: store.update, when: 'Saves the images' },
    { text: lists.clearAll, when: 'Clears all filters' },
    { text: lists.retry, when: 'Retries' },
    { text: editing.send, when: 'Submits a small form' },
  ],
  questions: [
    {
      text: addSchool.loseAll,
      when: 'A form for a new school or store is closed with unsaved input',
    },
    { text: editing.leave, when: 'The user leaves a page with unsaved fields' },
    { text: editing.stopUploads, when: 'A panel is closed during uploads' },
  ],
  states: [
    { text: lists.failedTitle, when: lists.failedText },
    { text: lists.unknownPlaceTitle, when: lists.unknownPlaceText },
    { text: lists.noPlace, when: 'No place matches' },
    { text: editing.unreachable, when: 'A field is changed while offline' },
    { text: editing.busy, when: 'The server is busy' },
    { text: session.sessionOver, when: 'The session has ended' },
  ],
} as const satisfies Record<string, readonly MessageExample[]>
