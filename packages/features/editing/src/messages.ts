/** Messages of saving and uploading. Capitals and spelling follow the specification where it quotes. */
export const messages = {
  unreachable:
    'You are offline. Your change is stored on this device and saved when you reconnect.',
  signInAgain: 'Sign in again to save this change. It is stored on this device until then.',
  otherTab: 'Changed in another window and not saved there yet.',
  busy: 'EdBazaar is busy. Your change is stored on this device and will be retried shortly.',
  failed: 'Something went wrong. Your change is stored on this device and will be retried.',
  restored: 'Restored from your last visit and not saved yet.',

  changedElsewhere: 'This was changed elsewhere in the meantime.',
  conflictIn: (label: string) => `Current value of ${label}:`,
  on: 'On',
  off: 'Off',
  nothing: 'Nothing',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  unsaved: (count: number) =>
    count === 1 ? '1 field is not saved' : `${count} fields are not saved`,
  changesHere: (count: number) =>
    count === 1 ? '1 change is not saved yet' : `${count} changes are not saved yet`,
  allSaved: 'All changes are saved',

  leave: 'Leave without saving?',
  leaveText: (count: number) =>
    `${count === 1 ? '1 field is' : `${count} fields are`} not saved. Your input is stored on this device and restored when you come back.`,
  stay: 'Stay',
  leaveAnyway: 'Leave',

  digitsOnly: 'Enter digits only, such as 1240.',
  validDay: 'Enter a full date, such as 12 June 1986.',
  imageAdded: 'Image Added',
  videoAdded: 'Video Added',
  uploadFailed: 'The file could not be uploaded. Please try again.',
  uploadUnreachable: 'You are offline. The upload starts again when you reconnect.',

  crop: 'Choose the part to keep',
  cropOf: (number: number, count: number) => `Image ${number} of ${count}: choose the part to keep`,
  uploadAllUncropped: (count: number) => `Use all ${count} without cropping`,
  maxFiles: (count: number) => `You can add up to ${count} files. Delete one to add another.`,
  filterRequest: 'Add new filter value',
  filterRequestText: (category: string) =>
    `Which value is missing in “${category}”? It becomes visible once an admin approves it.`,
  requestedValue: 'Value',
  pleaseAddValue: 'Please Add A Value.',
  filterRequestSent: 'Requested',
  filterRequestFailed: 'Failed',
  send: 'Send',
  cancel: 'Cancel',

  stopUploads: 'Files are still uploading. Stop the uploads?',
} as const
