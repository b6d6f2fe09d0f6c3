import type { User } from '@edbazaar/api-client'

export const fullName = ({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim()
