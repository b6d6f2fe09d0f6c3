import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Messages of saving and uploading. Capitals and spelling follow the specification where it quotes. */
export const messages = defineMessages('editing', import.meta.glob('./locales/*.po'), {
  /** The reasons why a field is not saved. */
  problems: {
    unreachable: msg`You are offline. Your change is stored on this device and saved when you reconnect.`,
    signInAgain: msg`Sign in again to save this change. It is stored on this device until then.`,
    otherTab: msg`Changed in another window and not saved there yet.`,
    busy: msg`EdBazaar is busy. Your change is stored on this device and will be retried shortly.`,
    failed: msg`Something went wrong. Your change is stored on this device and will be retried.`,
    restored: msg`Restored from your last visit and not saved yet.`,
    changedElsewhere: msg`This was changed elsewhere in the meantime.`,
  },
  digitsOnly: msg`Enter digits only, such as 1240.`,
  enterWebsite: msg`Enter a website address, such as www.example.in.`,

  website: msg`Website`,
  websiteHint: msg`Such as www.example.in.`,

  conflictIn: (label: string) => msg`Current value of ${label}:`,
  on: msg`On`,
  off: msg`Off`,
  nothing: msg`Nothing`,
  shown: msg`Shown to parents`,
  hiddenByAdmin: msg`An EdBazaar admin has hidden this listing, so this switch has no effect.`,
  keepMine: msg`Keep mine`,
  takeTheirs: msg`Take theirs`,
  retry: msg`Retry`,
  retryIn: (label: string) => msg`Retry: ${label}`,
  discardIn: (label: string) => msg`Cancel: ${label}`,
  unsaved: (count: number) =>
    msg`${plural(count, { one: '# field is not saved', other: '# fields are not saved' })}`,
  changesHere: (count: number) =>
    msg`${plural(count, { one: '# change is not saved yet', other: '# changes are not saved yet' })}`,
  allSaved: msg`All changes are saved`,

  leave: msg`Leave without saving?`,
  leaveText: (count: number) =>
    msg`${plural(count, {
      one: '# field is not saved. Your input is stored on this device and restored when you come back.',
      other:
        '# fields are not saved. Your input is stored on this device and restored when you come back.',
    })}`,
  stay: msg`Stay`,
  leaveAnyway: msg`Leave`,

  imageAdded: msg`Image Added`,
  videoAdded: msg`Video Added`,
  uploadFailed: msg`The file could not be uploaded. Please try again.`,
  uploadUnreachable: msg`You are offline. The upload starts again when you reconnect.`,

  crop: msg`Choose the part to keep`,
  cropOf: (number: number, count: number) =>
    msg`Image ${number} of ${count}: choose the part to keep`,
  uploadAllUncropped: (count: number) =>
    msg`${plural(count, { one: 'Use # without cropping', other: 'Use all # without cropping' })}`,
  maxFiles: (count: number) =>
    msg`${plural(count, {
      one: 'You can add # file. Delete it to add another.',
      other: 'You can add up to # files. Delete one to add another.',
    })}`,
  filterRequest: msg`Add new filter value`,
  filterRequestText: (category: string) =>
    msg`Which value is missing in “${category}”? It becomes visible once an admin approves it.`,
  requestedValue: msg`Value`,
  pleaseAddValue: msg`Please Add A Value.`,
  filterRequestSent: msg`Requested`,
  filterRequestFailed: msg`Failed`,
  valueExists: (value: string) => msg`“${value}” already exists.`,
  selectValue: (value: string) => msg`Select ${value}`,
  send: msg`Send`,
  cancel: msg`Cancel`,

  stopUploads: msg`Files are still uploading. Stop the uploads?`,
})
