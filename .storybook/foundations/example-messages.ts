import type { Translate } from '@edbazaar/feature-platform'
import { messages as exit } from '../../packages/features/account/src/exit/messages'
import { messages as editing } from '../../packages/features/editing/src/messages'
import { messages as forms } from '../../packages/features/form-kit/src/messages'
import { messages as lists } from '../../packages/features/list-kit/src/list/messages'
import { messages as media } from '../../packages/features/media/src/messages'
import { messages as session } from '../../packages/features/platform/src/session/messages'
import { messages as sessionOver } from '../../packages/features/platform/src/session-over/messages'
import { messages as addSchool } from '../../packages/features/school-editor/src/add-school/messages'
import { messages as editSchool } from '../../packages/features/school-editor/src/edit-school/messages'
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
export const exampleMessages = (t: Translate) =>
  ({
    toasts: [
      { text: t(signIn.signedIn), when: 'After signing in' },
      { text: t(signIn.registered), when: 'After registering' },
      { text: t(signIn.signedInWithGoogle), when: 'After signing in with Google' },
      { text: t(session.loggedOut), when: 'After signing out' },
      { text: t(editing.imageAdded), when: 'An image was uploaded' },
      { text: t(editSchool.updated), when: 'A change was saved' },
      { text: t(addSchool.added), when: 'A record was added' },
      { text: t(store.imageUpdated), when: 'The image of a store was saved' },
      { text: t(editing.filterRequestSent), when: 'A filter value was requested' },
      { text: t(walkthrough.skipped), when: 'The walkthrough was skipped' },
      { text: t(exit.thanks), when: 'Contact details were saved in the exit popup' },
      { text: t(forms.checkFields), when: 'A form was submitted with an invalid field' },
      { text: t(signIn.cannotLogin), when: 'Google sign-in failed' },
      { text: t(editSchool.failedToUpdate), when: 'Images of a school could not be saved' },
      { text: t(editSchool.unable), when: 'A field of a school could not be saved' },
      { text: t(exit.failed), when: 'Contact details could not be saved' },
    ],
    errors: [
      { text: t(forms.enterName), when: 'No name' },
      { text: t(forms.enterEmail), when: 'No email' },
      { text: t(forms.validEmail), when: 'An invalid email' },
      { text: t(forms.enterPassword), when: 'No password' },
      { text: t(forms.validPassword), when: 'A password that is too short' },
      { text: t(editSchool.enterName), when: 'A school without a name' },
      { text: t(addSchool.addImage), when: 'A school without an image' },
      {
        text: t(editSchool.enterEmail),
        when: 'A school editor is closed without a contact email',
      },
      { text: t(store.required), when: 'A required field of a store' },
      { text: t(exit.required), when: 'A required field of the exit popup' },
      { text: t(editing.pleaseAddValue), when: 'An empty filter request' },
      { text: t(media.notAnImage), when: 'A file that is not an image' },
      { text: t(media.fileTooLarge(5)), when: 'An image over 5 MB' },
    ],
    buttons: [
      { text: t(signIn.signIn), when: 'Opens the panel and submits it' },
      { text: t(signIn.register), when: 'Creates an account' },
      { text: t(signIn.letsGo), when: 'Closes the registration success popup' },
      { text: t(addSchool.create), when: 'Submits the form of a new school' },
      { text: t(addSchool.next), when: 'Continues to the images' },
      { text: t(store.update), when: 'Saves the images' },
      { text: t(lists.clearAll), when: 'Clears all filters' },
      { text: t(lists.retry), when: 'Retries' },
      { text: t(editing.send), when: 'Submits a small form' },
    ],
    questions: [
      {
        text: t(addSchool.loseAll),
        when: 'A form for a new school or store is closed with unsaved input',
      },
      { text: t(editing.leave), when: 'The user leaves a page with unsaved fields' },
      { text: t(editing.stopUploads), when: 'A panel is closed during uploads' },
    ],
    states: [
      { text: t(lists.failedTitle), when: t(lists.failedText) },
      { text: t(lists.unknownPlaceTitle), when: t(lists.unknownPlaceText) },
      { text: t(lists.noPlace), when: 'No place matches' },
      { text: t(editing.problems.unreachable), when: 'A field is changed while offline' },
      { text: t(editing.problems.busy), when: 'The server is busy' },
      { text: t(sessionOver.signInAgain), when: 'The session has ended' },
    ],
  }) satisfies Record<string, readonly MessageExample[]>
