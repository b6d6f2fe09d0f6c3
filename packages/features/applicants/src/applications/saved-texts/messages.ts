import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

const fields = '{first_name}, {job_title}, {listing}, {my_name}'

/** Texts about the saved texts of an employer. */
export const messages = defineMessages(
  'applicants/applications/saved-texts',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Saved texts`,
    text: msg`Everyone who decides about applicants can start from these texts.`,
    employer: msg`Employer`,
    choose: msg`Start from a saved text`,
    none: msg`Choose a text`,
    words: msg`Message to the applicant`,
    wordsHint: msg`EdBazaar adds this text to the email it sends. Fields: ${fields}.`,
    saveThis: msg`Save this text`,
    name: msg`Name of the text`,
    nameHint: msg`Such as “After the demo lesson”. Applicants do not see it.`,
    nameRequired: msg`Enter a name.`,
    body: msg`Text`,
    bodyHint: msg`Fields: ${fields}.`,
    bodyRequired: msg`Write the text.`,
    save: msg`Save`,
    saved: msg`Text saved`,
    add: msg`Add a text`,
    edit: msg`Edit`,
    editOf: (name: string) => msg`Edit ${name}`,
    remove: msg`Delete`,
    removeOf: (name: string) => msg`Delete ${name}`,
    removeQuestion: (name: string) => msg`Delete the text “${name}”?`,
    removed: msg`Text deleted`,
    empty: msg`No saved texts yet`,
    loading: msg`Loading the texts`,
    failed: msg`The texts did not load`,
    retry: msg`Retry`,
    back: msg`Back`,
    cancel: msg`Cancel`,
    close: msg`Close`,
  },
)
