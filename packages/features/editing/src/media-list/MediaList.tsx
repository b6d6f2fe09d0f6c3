import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { MediaList as List, type MediaListProps } from '@edbazaar/ui/MediaList'
import { messages } from './messages'

/** The list of photos and videos of `@edbazaar/ui` in the language of the page. */
export function MediaList({ labels, ...props }: MediaListProps) {
  const t = useMessages(messages)
  return (
    <List
      labels={{
        ...translateLabels(messages.labels, t),
        unnamed: (kind, place) => t(messages[kind === 'video' ? 'video' : 'photo'](place)),
        moved: (name, place, count, isCover) =>
          t(messages.moved[isCover ? 'toCover' : 'elsewhere'](name, place, count)),
        sending: (percent) => t(percent < 100 ? messages.sending(percent) : messages.finishing),
        ...labels,
      }}
      {...props}
    />
  )
}
