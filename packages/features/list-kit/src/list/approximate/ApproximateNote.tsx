import { useMessages } from '@edbazaar/feature-platform'
import { note } from './approximate.css'
import { messages } from './messages'

/** Says why the results have no distances. Without a place, it is the user's own location. */
export function ApproximateNote({ place }: { place: string | undefined }) {
  const t = useMessages(messages)
  return <p className={note}>{t(place === undefined ? messages.point : messages.place(place))}</p>
}
