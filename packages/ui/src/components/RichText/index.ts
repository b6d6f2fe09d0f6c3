export { headingsOf } from './parse-rich-text'
export { RichText, type RichTextLook, type RichTextProps, richTextLooks } from './RichText'
