import type { Media } from '@edbazaar/api-client'
import { MediaField } from '@edbazaar/feature-editing'
import { messages } from './messages'

interface ServiceMediaProps {
  media: readonly Media[]
  onChange: (media: Media[]) => void
  /** Called when the first file goes out, and when the last has arrived. */
  onBusy?: (isBusy: boolean) => void
}

/** Images and videos of a service, the cover first. */
export function ServiceMedia({ media, onChange, onBusy }: ServiceMediaProps) {
  return (
    <MediaField
      path="/stores/file"
      aspectRatio={6 / 4}
      label={messages.media}
      hint={messages.mediaHint}
      items={media}
      onChange={onChange}
      {...(onBusy && { onBusy })}
    />
  )
}
