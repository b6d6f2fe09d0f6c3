import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of a filter whose values an owner selects. */
export const messages = defineMessages('editing/choice-list', import.meta.glob('./locales/*.po'), {
  labels: {
    find: msg`Find a value`,
    placeholder: msg({ message: 'Type to find', comment: 'In an empty field' }),
    nothing: msg`No matching values.`,
    searching: msg`Searching…`,
    all: (count: number) => msg`All ${count}`,
    selected: msg({ message: 'Selected', comment: 'Names the selected values' }),
    remove: msg({ message: 'remove', comment: 'Spoken after the name of a value' }),
    nowSelected: (name: string) => msg`${name} is selected`,
    nowRemoved: (name: string) => msg`${name} is removed`,
  },
})
