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

/** What the product says, and when. */
export interface Saying {
  text: string
  when: string
}

/** How it sounds. */
export const tones = [
  {
    when: 'Something went well',
    how: 'Say it in a word or two, and go: “Updated”. No praise, no exclamation mark of our own.',
  },
  {
    when: 'Something went wrong',
    how: 'Say what happened, what is kept, and what to do; never whose fault it is.',
  },
  {
    when: 'Something is asked',
    how: 'Name what will be lost. The buttons repeat the verb where the words are ours.',
  },
  {
    when: 'Something is missing',
    how: '“Not provided”, and the way to ask. Never a dash, never a zero, never “N/A”.',
  },
  {
    when: 'The specification says it',
    how: 'Its words stay letter for letter, spelling and spaces included: people know them by heart.',
  },
] as const

/** The exact words, by where they are said. */
export const sayings = {
  toasts: [
    { text: signIn.signedIn, when: 'After signing in' },
    { text: signIn.registered, when: 'After registering' },
    { text: signIn.signedInWithGoogle, when: 'After signing in with Google' },
    { text: session.loggedOut, when: 'After signing out' },
    { text: editing.imageAdded, when: 'An image has been sent' },
    { text: editSchool.updated, when: 'A change is saved' },
    { text: addSchool.added, when: 'Something new is there' },
    { text: store.imageUpdated, when: 'The image of a store is saved' },
    { text: editing.filterRequestSent, when: 'A missing filter value was asked for' },
    { text: walkthrough.skipped, when: 'The walkthrough is skipped' },
    { text: exit.thanks, when: 'Somebody left their details on the way out' },
    { text: forms.checkFields, when: 'A form was sent with a field that is not right' },
    { text: signIn.cannotLogin, when: 'Google answered something else' },
    { text: editSchool.failedToUpdate, when: 'Images of a school could not be saved' },
    { text: editSchool.unable, when: 'A school’s field could not be saved' },
    { text: exit.failed, when: 'Their details could not be saved' },
  ],
  errors: [
    { text: forms.enterName, when: 'No name' },
    { text: forms.enterEmail, when: 'No email' },
    { text: forms.validEmail, when: 'An email that can’t be one' },
    { text: forms.enterPassword, when: 'No password' },
    { text: forms.validPassword, when: 'A password that is too short' },
    { text: editSchool.enterName, when: 'A school without a name' },
    { text: addSchool.addImage, when: 'A school without an image' },
    { text: editSchool.enterEmail, when: 'A school is closed without a contact' },
    { text: store.required, when: 'A field of a store that must be filled' },
    { text: exit.required, when: 'A field on the way out' },
    { text: editing.pleaseAddValue, when: 'An empty wish for a filter value' },
    { text: media.notAnImage, when: 'A file that is no image' },
    { text: media.tooLarge, when: 'An image over 5 MB' },
  ],
  buttons: [
    { text: signIn.signIn, when: 'Opens the panel, and sends it' },
    { text: signIn.register, when: 'Makes an account' },
    { text: signIn.letsGo, when: 'Closes the welcome' },
    { text: addSchool.create, when: 'Sends the form of a new school' },
    { text: addSchool.next, when: 'Goes on to the images' },
    { text: store.update, when: 'Saves the images' },
    { text: lists.clearAll, when: 'Takes every filter off' },
    { text: lists.retry, when: 'Asks once more' },
    { text: editing.send, when: 'Sends what stands in a small form' },
  ],
  questions: [
    { text: addSchool.loseAll, when: 'A new school or store is closed half filled' },
    { text: editing.leave, when: 'A page with unsaved fields is left' },
    { text: editing.stopUploads, when: 'A panel is closed while files are on their way' },
  ],
  states: [
    { text: lists.failedTitle, when: lists.failedText },
    { text: lists.unknownPlaceTitle, when: lists.unknownPlaceText },
    { text: lists.noPlace, when: 'Suggestions of places are empty' },
    { text: editing.unreachable, when: 'A field is changed without a connection' },
    { text: editing.busy, when: 'The server asks to wait' },
    { text: session.sessionOver, when: 'The session has ended meanwhile' },
  ],
} as const satisfies Record<string, readonly Saying[]>
