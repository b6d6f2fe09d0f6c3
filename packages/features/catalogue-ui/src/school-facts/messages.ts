import type { Fact } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** The labels of facts about a school. */
export const messages = defineMessages(
  'catalogue-ui/school-facts',
  import.meta.glob('./locales/*.po'),
  {
    names: {
      recognition: msg`Recognition`,
      board_affiliation: msg`Board affiliation`,
      established: msg`Established`,
      students: msg`Students`,
      classrooms: msg`Classrooms`,
      students_per_teacher: msg`Students per teacher`,
      languages: msg`Teaching languages`,
      timings: msg`School day`,
      website: msg`Website`,
    } satisfies Record<Fact['name'], MessageDescriptor>,
  },
)
