import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages(
  'store-editor/visibility',
  import.meta.glob('./locales/*.po'),
  {
    live: msg`Live`,
    hidden: msg`Hidden`,
    hiddenByAdmin: msg`Hidden by EdBazaar`,
    shownOf: (name: string) => msg`Shown to parents, ${name}`,
    clickToDisable: msg`Click To Disable`,
    clickToEnable: msg`Click To Enable`,
  },
)
