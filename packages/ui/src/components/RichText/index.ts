export { articleImages } from './article-images'
export { headingsOf, type ImageReader } from './parse-rich-text'
export { RichText, type RichTextLook, type RichTextProps, richTextLooks } from './RichText'
