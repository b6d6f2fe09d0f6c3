export { InlineNote, type InlineNoteProps } from './InlineNote'
