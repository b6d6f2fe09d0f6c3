import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of what an admin does with a batch. */
export const batchActionMessages = defineMessages(
  'admin/tables/batches/actions',
  import.meta.glob('./locales/*.po'),
  {
    menu: (name: string) => msg`Actions for ${name}`,
    open: msg`Manage the batch`,
    families: msg`Families`,
    edit: msg`Edit the service`,
    page: msg`See the public page`,
  },
)
