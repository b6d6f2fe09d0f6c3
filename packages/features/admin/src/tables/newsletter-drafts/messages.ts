import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the table of newsletter drafts. */
export const messages = defineMessages(
  'admin/tables/newsletter-drafts',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Newsletters`,
    standfirst: msg`Newsletters that admins are writing or have sent. Only admins see drafts.`,
    search: msg`Search by title or summary`,
    name: msg`Title`,
    summary: msg`Summary`,
    state: msg`State`,
    sends: msg`Send date`,
    created: msg`Created`,
    create: msg`New newsletter`,
  },
)
