/** The words of filters and of values that they lack; some are the specification's. */
export const messages = {
  add: 'Add new filter value',
  none: 'There are no filters of this kind yet.',
} as const
