export { type ListingPanel, listingPanelAtom } from '@edbazaar/feature-platform/panels'
export { CompletenessNote } from './completeness/CompletenessNote'
export { messages as completenessMessages } from './completeness/messages'
export { ListingMenu } from './deletion/ListingMenu'
export { RecentlyDeleted } from './deletion/RecentlyDeleted'
export { createDraftHook } from './drafts/create-draft-hook'
export { isMedia } from './drafts/is-media'
export {
  type CaptionedFile,
  captionedFilesFormat,
  type FieldFormat,
  filesFormat,
  idsFormat,
  imageFormat,
  switchFormat,
  textFormat,
} from './fields/field-format'

export { oneLine, readableLine } from './fields/line-patterns'
export { rebaseList } from './fields/rebase-list'
export {
  type ChangeOf,
  type EditedEntity,
  type EditedEntityOptions,
  type ReportedFailure,
  useEditedEntity,
  type ValuesOf,
} from './fields/use-edited-entity'

export { type EditedFieldOptions, useEditedField } from './fields/use-edited-field'
export { useEditedForm } from './fields/use-edited-form'
export { useReloadAfterClose } from './fields/use-reload-after-close'
export { useUpdatedData } from './fields/use-updated-data'
export { type FilterRequest, FilterRequestDialog } from './filter-request/FilterRequestDialog'
export { ListingCard } from './listings/ListingCard'
export { type ListingLimit, ListingsPage, LoadingListings } from './listings/ListingsPage'
export { isListingEditor } from './listings/listing-editor'
export { EditedPlaceField } from './location/EditedPlaceField'
export { ListingPlaceField } from './location/ListingPlaceField'
export { type ListingPlace, listingPlaceSchema } from './location/listing-place'
export { useSuggestions } from './location/use-suggestions'
export { captionedFiles, mediaOf, newFiles } from './media/captioned-files'
export { MediaField, type MediaFieldProps } from './media/MediaField'
export { MediaPanel, type MediaPanelProps } from './media/MediaPanel'
export { withMoved } from './media/media-order'
export { mediaRow } from './media/media-row'
export { UploadRows } from './media/UploadRows'
export { EditedRichText } from './parts/EditedRichText'
export { EditedSwitch } from './parts/EditedSwitch'
export { EditedTextArea } from './parts/EditedTextArea'
export { EditedNumberField, EditedTextField } from './parts/EditedTextField'
export { EditedWebsiteField } from './parts/EditedWebsiteField'
export { FieldConflict } from './parts/FieldConflict'
export { LeaveGuard } from './parts/LeaveGuard'
export { SaveProblem } from './parts/SaveProblem'
export { countSchema, editingMessages, switchSchema, websiteSchema } from './parts/schemas'
export { UnsavedCount } from './parts/UnsavedCount'
export { useCloseEditor } from './parts/use-close-editor'
export { WeekdayField, weekdays } from './parts/WeekdayField'
export { HeldEdits } from './review/notices/HeldEdits'
export { ReviewNotices } from './review/notices/ReviewNotices'
export { reloadReviewAtom } from './review/notices/review-atom'
export type { SendFile, Upload } from './uploads/upload-queue'
export { type MediaUploadsOptions, useMediaUploads } from './uploads/use-media-uploads'
export { useUpload } from './uploads/use-upload'
export { VisibilitySwitch } from './visibility/VisibilitySwitch'
