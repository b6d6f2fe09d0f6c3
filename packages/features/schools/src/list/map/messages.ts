import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages('schools/list/map', import.meta.glob('./locales/*.po'), {
  label: msg`Map of schools`,
  searchHere: msg`Search this area`,
  zoomToSearch: msg`Zoom in to search this area`,
  failed: msg`The schools did not load.`,
  retry: msg`Retry`,
  cluster: (count: number) =>
    msg`${plural(count, { one: '# schools, zoom in', other: '# schools, zoom in' })}`,
})
