import { formatCount } from '@edbazaar/ui/formatting'

/** The words of choosing schools to compare. */
export const messages = {
  compare: 'Compare',
  compareSchool: (name: string) => `Compare ${name}`,
  full: (most: number) => `${formatCount(most)} fit. Remove one first.`,
} as const
