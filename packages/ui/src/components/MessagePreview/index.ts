export { MessagePreview, type MessagePreviewProps } from './MessagePreview'
