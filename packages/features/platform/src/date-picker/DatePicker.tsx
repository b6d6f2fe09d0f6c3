import { type DatePickerProps, DatePicker as Picker } from '@edbazaar/ui/DatePicker'
import { translateLabels } from '../i18n/translate-labels'
import { useMessages } from '../i18n/use-messages'
import { messages } from './messages'

/** The component replaces this with the day. */
const day = '{day}'

/** The date field of `@edbazaar/ui` in the language of the page. */
export function DatePicker(props: Omit<DatePickerProps, 'labels'>) {
  const t = useMessages(messages)
  const labels = {
    ...translateLabels(messages.labels, t),
    tooEarly: t(messages.tooEarly(day)),
    tooLate: t(messages.tooLate(day)),
    notOffered: t(messages.notOffered(day)),
  }
  return <Picker labels={labels} {...props} />
}
