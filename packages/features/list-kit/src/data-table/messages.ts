import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of tables with columns to choose and rows to select. */
export const messages = defineMessages('list-kit/data-table', import.meta.glob('./locales/*.po'), {
  labels: {
    columns: msg({ message: 'Columns', comment: 'Button that chooses the columns of a table' }),
    actions: msg({ message: 'Actions', comment: 'Heading of a column of buttons' }),
    none: msg({ message: 'None', comment: 'Read by screen readers for an empty cell' }),
    empty: msg`Nothing to show`,
    loading: msg`Loading`,
    sortBy: msg`Sort by`,
    selectAll: msg`Select all on this page`,
    selectRow: (name: string) => msg`Select ${name}`,
    clearSelection: msg`Clear selection`,
  },
  sorted: {
    ascending: (header: string) => msg`${header}, ascending`,
    descending: (header: string) => msg`${header}, descending`,
  },
  selected: (count: number) => msg`${plural(count, { one: '# selected', other: '# selected' })}`,
})
