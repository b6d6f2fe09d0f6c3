import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Dialog } from '@edbazaar/ui/Dialog'
import { type ReactNode, useState } from 'react'
import { messages } from '../messages'
import { MediaField, type MediaFieldProps } from './MediaField'

export interface MediaPanelProps extends Omit<MediaFieldProps, 'onBusy' | 'className'> {
  title: string
  onClose: () => void
  /** Its buttons, such as Next; the last is the main one. Files may still be on their way. */
  actions: (state: { isUploading: boolean }) => ReactNode
  /** What stands above the files. */
  children?: ReactNode
}

/** The panel of images and videos; closing it asks while files are on their way. */
export function MediaPanel({ title, onClose, actions, children, ...field }: MediaPanelProps) {
  const [isUploading, setIsUploading] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Dialog
      isOpen
      shape="panel"
      title={title}
      onClose={() => (isUploading ? setIsAsked(true) : onClose())}
      footer={actions({ isUploading })}
    >
      {children}
      <MediaField {...field} onBusy={setIsUploading} />
      <ConfirmDialog
        isOpen={isAsked && isUploading}
        question={messages.stopUploads}
        onYes={onClose}
        onNo={() => setIsAsked(false)}
      />
    </Dialog>
  )
}
