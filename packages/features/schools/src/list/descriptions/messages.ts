import type { ListArea } from '@edbazaar/feature-list-kit'
import { defineMessages } from '@edbazaar/feature-platform'
import { msg, select } from '@edbazaar/feature-platform/macro'

/** The description of the school list for search engines. Only the server writes it. */
export const messages = defineMessages(
  'schools/list/descriptions',
  import.meta.glob('./locales/*.po'),
  {
    listDescription: (total: string, where: ListArea, place: string) =>
      msg`${select(where, {
        place: `${total} schools near ${place}: distance, board, fees, age and availability side by side, each fact with its source.`,
        point: `${total} schools nearby: distance, board, fees, age and availability side by side, each fact with its source.`,
        other: `${total} schools in India: distance, board, fees, age and availability side by side, each fact with its source.`,
      })}`,
  },
)
