import { Pagination as Pages, type PaginationProps } from '@edbazaar/ui/Pagination'
import { translateLabels } from '../i18n/translate-labels'
import { useMessages } from '../i18n/use-messages'
import { messages } from './messages'

/** The pagination of `@edbazaar/ui` in the language of the page. */
export function Pagination(props: Omit<PaginationProps, 'labels'>) {
  const t = useMessages(messages)
  return <Pages label={t(messages.pages)} labels={translateLabels(messages.labels, t)} {...props} />
}
