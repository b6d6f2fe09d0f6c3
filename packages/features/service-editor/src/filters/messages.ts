export const messages = {
  add: 'Add new filter value',
  none: 'There are no filters for this kind yet.',
} as const
