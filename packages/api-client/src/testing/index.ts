export { schoolArea } from './area-fixtures'
export { bookingForm, chosenBatch, myBooking, myWaitlist } from './booking-fixtures'
export { bookmark, bookmarkIds, bookmarkList, myBlogList } from './bookmark-fixtures'
export { comment, commentPage, commentThread } from './comment-fixtures'
export {
  enquiryForm,
  myEnquiry,
  myEnquiryList,
  myEnquirySummary,
  sentEnquiries,
} from './enquiry-fixtures'
export { handlers } from './handlers'
export { http, testApiUrl } from './http'
export { job, jobList } from './job-fixtures'
export { deletedListing, mySchool, myStore, schoolsAndStores } from './listing-fixtures'
export { invoice, myBilling, myPlan, planChange } from './plan-fixtures'
export { product, productList, productSummary, store } from './product-fixtures'
export {
  blog,
  blogList,
  blogSummary,
  contest,
  video,
  videoSummary,
} from './reading-fixtures'
export { imageMedia, schoolEditor, schoolFilters, videoMedia } from './school-editor-fixtures'
export { drawnImage, schoolList, schoolSummary, unknownSchool } from './school-fixtures'
export { comparedSchool, school, schoolComparison, untoldSchool } from './school-page-fixtures'
export {
  places,
  searchMeaning,
  searchResult,
  searchSuggestions,
  suggestions,
  understoodSearch,
} from './search-fixtures'
export { editedProduct, productEditor, storeEditor, tuitionFilters } from './store-editor-fixtures'
export { myProfile, mySession, secondFactor, secondStep, user, userDetails } from './user-fixtures'
export { widgetReleases, widgetSuggestions } from './widget-fixtures'
