export type {
  CallOutcome,
  ContactChannel as Channel,
  DeskBulkResult as BulkResult,
  DeskEnquiries as Enquiries,
  DeskEnquiry as Enquiry,
  DeskEnquiryRow as EnquiryRow,
  DeskPerson as Person,
  DeskTimelineEntry as TimelineEntry,
  EnquiryState,
  InvalidReason,
  LostReason,
  ReplyTemplate as Template,
} from '@edbazaar/api-client'
