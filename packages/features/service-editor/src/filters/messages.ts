/** The words of filters and of values that they lack; some are the specification's. */
export const messages = {
  add: 'Add new filter value',
  addText: (category: string) =>
    `${category} lacks a value? Tell us. Until it is decided nobody sees it.`,
  value: 'Value',
  pleaseAdd: 'Please Add A Value.',
  requested: 'Requested',
  failed: 'Failed',
  send: 'Send',
  cancel: 'Cancel',
  none: 'There are no filters of this kind yet.',
} as const
