import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages(
  'batches/batch/attendance',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Attendance`,
    present: msg`present`,
    absent: msg`absent`,
    toMark: msg`to mark`,
    rest: msg`Mark the rest present`,
    none: msg`No child is expected in this session.`,
    notBegun: msg`You can mark attendance when the session starts.`,
    cancelled: msg`This session is cancelled.`,
    readOnly: msg`Only people who answer requests can mark attendance.`,
    isPresent: (child: string) => msg`${child} is present`,
    isAbsent: (child: string) => msg`${child} is absent`,
    kinds: { trial: msg`Trial class`, drop_in: msg`Single session` },
    missed: (count: number) =>
      msg({
        message: plural(count, {
          one: 'Absent the last time',
          other: 'Absent the last # times',
        }),
      }),
    marked: (marked: number, all: number) => msg`${marked} of ${all} marked`,
    unsaved: (count: number) =>
      msg({
        message: plural(count, { one: '# mark not saved yet', other: '# marks not saved yet' }),
      }),
    allSaved: msg`All marks are saved`,
    save: msg`Save`,
    saved: msg`Attendance saved`,
  },
)
