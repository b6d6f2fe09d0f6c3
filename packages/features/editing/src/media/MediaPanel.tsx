import { useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Dialog } from '@edbazaar/ui/Dialog'
import { type ReactNode, useState } from 'react'
import { messages } from '../messages'
import { MediaField, type MediaFieldProps } from './MediaField'

export interface MediaPanelProps extends Omit<MediaFieldProps, 'onUploadingChange' | 'className'> {
  title: string
  onClose: () => void
  /** Footer buttons, such as Next; the last one is the primary button. */
  actions: (state: { isUploading: boolean }) => ReactNode
  /** Shown above the files. */
  children?: ReactNode
}

/** A panel for images and videos; asks before it closes during uploads. */
export function MediaPanel({ title, onClose, actions, children, ...field }: MediaPanelProps) {
  const t = useMessages(messages)
  const [isUploading, setIsUploading] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog
      isOpen
      shape="panel"
      title={title}
      onClose={() => (isUploading ? setIsAsking(true) : onClose())}
      footer={actions({ isUploading })}
    >
      {children}
      <MediaField {...field} onUploadingChange={setIsUploading} />
      <ConfirmDialog
        isOpen={isAsking && isUploading}
        question={t(messages.stopUploads)}
        onYes={onClose}
        onNo={() => setIsAsking(false)}
      />
    </Dialog>
  )
}
