import type { JobsState } from './jobs-state'
import { messages, roleNames, typeNames } from './messages'

/** One filter in use: its words and the list without it. */
export interface JobFilterInUse {
  key: string
  label: string
  without: JobsState
}

/** The filters in use, in the order in which the page asks for them. */
export function jobFiltersInUse(state: JobsState): JobFilterInUse[] {
  const { roles, subjects, cities, types, payFrom } = state
  const first = { ...state, page: 1 }
  return [
    ...roles.map((role) => ({
      key: `role-${role}`,
      label: roleNames[role],
      without: { ...first, roles: roles.filter((other) => other !== role) },
    })),
    ...subjects.map((subject) => ({
      key: `subject-${subject}`,
      label: subject,
      without: { ...first, subjects: subjects.filter((other) => other !== subject) },
    })),
    ...cities.map((city) => ({
      key: `city-${city}`,
      label: city,
      without: { ...first, cities: cities.filter((other) => other !== city) },
    })),
    ...types.map((type) => ({
      key: `type-${type}`,
      label: typeNames[type],
      without: { ...first, types: types.filter((other) => other !== type) },
    })),
    ...(payFrom === null
      ? []
      : [
          {
            key: 'pay',
            label: messages.payAtLeast(payFrom),
            without: { ...first, payFrom: null },
          },
        ]),
  ]
}
