import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the table of newsletter drafts. */
export const messages = defineMessages(
  'admin/tables/newsletter-drafts',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Newsletter drafts`,
    standfirst: msg`Issues that admins are writing. Nobody else sees them.`,
    search: msg`Search by title or summary`,
    name: msg`Title`,
    summary: msg`Summary`,
    created: msg`Created`,
    create: msg`New draft`,
  },
)
