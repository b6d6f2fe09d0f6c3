export { CompletenessNote } from './completeness/CompletenessNote'
export { isMedia } from './drafts/is-media'
export { keptDraft } from './drafts/kept-draft'
export {
  type FieldFormat,
  filesFormat,
  idsFormat,
  switchFormat,
  textFormat,
} from './fields/field-format'
export { oneLine, readableLine } from './fields/lines'
export type { Refusal } from './fields/refusal'
export {
  type ChangeOf,
  type EditedEntity,
  type EditedEntityOptions,
  useEditedEntity,
  type ValuesOf,
} from './fields/use-edited-entity'
export { type EditedFieldOptions, useEditedField } from './fields/use-edited-field'
export { type ListingPanel, listingPanelAtom } from './listing-panel'
export { MediaField, type MediaFieldProps } from './media/MediaField'
export { MediaPanel, type MediaPanelProps } from './media/MediaPanel'
export { withMoved } from './media/media-order'
export { mediaRow } from './media/media-row'
export { useClosing } from './parts/closing'
export { EditedDateField } from './parts/EditedDateField'
export { EditedRichText } from './parts/EditedRichText'
export { EditedSwitch } from './parts/EditedSwitch'
export { EditedTextArea } from './parts/EditedTextArea'
export { EditedNumberField, EditedTextField } from './parts/EditedTextField'
export { FieldConflict } from './parts/FieldConflict'
export { LeaveGuard } from './parts/LeaveGuard'
export { countSchema, daySchema, switchSchema } from './parts/schemas'
export { UnsavedCount } from './parts/UnsavedCount'
export type { SendFile, Upload } from './uploads/upload-queue'
export { type MediaUploadsOptions, useMediaUploads } from './uploads/use-media-uploads'
export { useUpload } from './uploads/use-upload'
export { type FilterWish, FilterWishDialog } from './wishes/FilterWishDialog'
