import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { saveFile } from '@edbazaar/feature-platform/save-file'
import { Button } from '@edbazaar/ui/Button'
import { CalendarIcon } from '@edbazaar/ui/Icon'
import { messages } from './messages'

/** Saves the classes of a booking as a calendar file. */
export function CalendarFile({ id }: { id: string }) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const params = { path: { id } }
  return (
    <Button
      loading={isBusy}
      onClick={() =>
        void run(
          (api) => answerOf(api.GET('/my-bookings/{id}/calendar', { params, parseAs: 'text' })),
          {
            onSuccess: (calendar) =>
              saveFile(new Blob([calendar], { type: 'text/calendar' }), 'classes.ics'),
          },
        )
      }
    >
      <CalendarIcon size="small" />
      {t(messages.ics)}
    </Button>
  )
}
