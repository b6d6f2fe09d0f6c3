import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

export const permissionMessages = defineMessages(
  'admin/permission-names',
  import.meta.glob('./locales/*.po'),
  {
    listings: msg`Listings and enquiries`,
    hiring: msg`Hiring`,
    bookmarks: msg`Bookmarks`,
    blogs: msg`Blogs`,
    unused: (number: number) => msg`Permission ${number} (not in use)`,
    all: msg`All`,
    none: msg`None`,
  },
)
