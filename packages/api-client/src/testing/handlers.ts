import { schoolArea } from './area-fixtures'
import { bookingForm, chosenBatch, myBooking, myWaitlist } from './booking-fixtures'
import { bookmarkIds, bookmarkList, myBlogList } from './bookmark-fixtures'
import { commentPage } from './comment-fixtures'
import { enquiryForm, myEnquiry, myEnquiryList, sentEnquiries } from './enquiry-fixtures'
import { http } from './http'
import { job, jobList } from './job-fixtures'
import { schoolsAndStores } from './listing-fixtures'
import { product, productList, store } from './product-fixtures'
import { blog, blogList, video, videoSummary } from './reading-fixtures'
import { imageMedia, schoolEditor, schoolFilters } from './school-editor-fixtures'
import { filterNames, schoolList, schoolMap } from './school-fixtures'
import { school, schoolComparison } from './school-page-fixtures'
import {
  mapNames,
  places,
  pointDescription,
  searchResult,
  searchSuggestions,
  suggestions,
} from './search-fixtures'
import { storeEditorHandlers } from './store-editor-handlers'
import { myProfile, mySession, secondFactor, user, userDetails } from './user-fixtures'
import { widgetReleases, widgetSuggestions } from './widget-fixtures'

/** Default handlers for every operation. Tests override the ones they need. */
export const handlers = [
  http.get('/schools/all', ({ response }) => response(200).json(schoolList())),
  http.get('/schools/map', ({ response }) => response(200).json(schoolMap())),
  http.get('/schools/home-autocomplete', ({ response }) => response(200).json([...suggestions])),
  http.get('/schools/filters', ({ response }) => response(200).json(filterNames())),
  http.get('/schools/compare', ({ response }) => response(200).json(schoolComparison())),
  http.get('/schools/area', ({ response }) => response(200).json(schoolArea())),
  http.get('/schools/filter-autocomplete', ({ query, response }) => {
    const key = query.get('key')?.toLowerCase() ?? ''
    const filter = schoolFilters.find(({ name }) => name === query.get('filterObjectName'))
    const values = filter?.values ?? []
    return response(200).json(values.filter(({ name }) => name.toLowerCase().includes(key)))
  }),
  http.get('/schools/{slug}', ({ response }) => response(200).json(school())),
  http.get('/listings/{kind}/{id}/enquiry-form', ({ response }) =>
    response(200).json(enquiryForm()),
  ),
  http.post('/listings/{kind}/{id}/phone', ({ response }) =>
    response(200).json({ phone: '98450 12345' }),
  ),
  http.post('/enquiries', ({ response }) => response(201).json(sentEnquiries())),
  http.post('/enquiries/confirmation', ({ response }) => response(200).json(sentEnquiries())),
  http.get('/users/my-moderation-notices', ({ response }) =>
    response(200).json({
      data: [],
      total: 0,
      page: 1,
      per_page: 20,
      totalPages: 0,
      held: [],
      claims: [],
      filter_requests: [],
    }),
  ),
  http.get('/products/{slug}/batches', ({ response }) =>
    response(200).json({ data: [chosenBatch()] }),
  ),
  http.get('/batches/{id}/booking-form', ({ response }) => response(200).json(bookingForm())),
  http.get('/my-bookings', ({ response }) =>
    response(200).json({ bookings: [myBooking()], waitlists: [myWaitlist()] }),
  ),
  http.get('/my-calendars', ({ response }) => response(200).json({ data: [] })),
  http.get('/my-waitlists/{id}', ({ response }) => response(200).json(myWaitlist())),
  http.get('/my-enquiries', ({ response }) => response(200).json(myEnquiryList())),
  http.get('/my-enquiries/{id}', ({ response }) => response(200).json(myEnquiry())),
  http.get('/places/autocomplete', ({ response }) => response(200).json([...places])),
  http.get('/places/map', ({ response }) => response(200).json([...mapNames])),
  http.get('/places/at-point', ({ response }) => response(200).json(pointDescription)),
  http.get('/widget/suggestions', ({ response }) => response(200).json(widgetSuggestions())),
  http.get('/widget/releases', ({ response }) => response(200).json(widgetReleases())),
  http.get('/search/suggestions', ({ response }) => response(200).json(searchSuggestions())),
  http.get('/search/popular', ({ response }) => response(200).json({ searches: [] })),
  http.post('/search/clicks', ({ response }) =>
    response(202).json({ msg: 'The click will be counted.' }),
  ),
  http.get('/search', ({ response }) => response(200).json(searchResult())),
  http.get('/stores/products', ({ response }) => response(200).json(productList())),
  http.get('/products/{slug}', ({ response }) => response(200).json(product())),
  http.get('/jobs', ({ response }) => response(200).json(jobList())),
  http.get('/jobs/{id}', ({ response }) => response(200).json(job())),
  http.get('/stores/created/store/{id}', ({ response }) => response(200).json(store())),
  http.get('/blogs', ({ response }) => response(200).json(blogList())),
  http.get('/blogs/{url}', ({ response }) => response(200).json(blog())),
  http.get('/videos', ({ response }) =>
    response(200).json({
      data: [videoSummary()],
      total: 1,
      page: 1,
      per_page: 12,
      totalPages: 1,
    }),
  ),
  http.get('/videos/{url}', ({ response }) => response(200).json(video())),
  http.get('/videos/{url}/comments', ({ response }) => response(200).json(commentPage())),
  http.post('/users/login-with-pass', ({ response }) =>
    response(200).json({ token: 'token-of-a-test-session', user: user() }),
  ),
  http.post('/users/signup', ({ response }) =>
    response(201).json({ token: 'token-of-a-test-session', user: user() }),
  ),
  http.post('/users/logout', ({ response }) =>
    response(200).json({ status: 200, msg: 'Logged Out Successfully' }),
  ),
  http.get('/users/second-factor', ({ response }) => response(200).json(secondFactor())),
  http.get('/users/my-sessions', ({ response }) => response(200).json([mySession()])),
  http.get('/users/schools-and-stores', ({ response }) => response(200).json(schoolsAndStores())),
  http.get('/schools/edit/{id}/preview', ({ response }) =>
    response(200).json({ is_public: false, missing: [], school: school() }),
  ),
  http.get('/stores/edit/{id}/preview', ({ response }) =>
    response(200).json({ is_public: false, missing: [], store: store({ is_active: false }) }),
  ),
  http.get('/stores/products/edit/{id}/preview', ({ response }) =>
    response(200).json({ is_public: false, missing: [], product: product() }),
  ),
  http.get('/schools/edit/{id}/details', ({ response }) => response(200).json(schoolEditor())),
  http.put('/schools/{id}/edit', async ({ request, response }) => {
    const { value } = await request.json()
    return response(200).json({ status: 200, msg: 'Updated', revision: 8, value })
  }),
  http.post('/schools/create', async ({ request, response }) => {
    const { slug } = await request.json()
    return response(201).json({ status: 201, msg: 'Added', id: 3, slug, is_active: true })
  }),
  http.post('/schools/file', ({ response }) => {
    const media = imageMedia()
    return response(200).json({ status: 200, msg: 'Image Added', url: media.url, media })
  }),
  http.post('/schools/add-filters', ({ response }) =>
    response(201).json({ status: 201, msg: 'Requested' }),
  ),
  http.get('/users/my-profile', ({ response }) => response(200).json(myProfile())),
  http.put('/users/my-profile', async ({ request, response }) => {
    const { value } = await request.json()
    return response(200).json({ status: 200, msg: 'Updated', revision: 2, value })
  }),
  http.get('/users/profile-details/{userId}', ({ params, response }) =>
    response(200).json({ user: userDetails({ id: Number(params.userId) }) }),
  ),
  http.get('/users/deleted-listings', ({ response }) => response(200).json({ data: [] })),
  http.delete('/users/my-listings/{kind}/{id}', ({ response }) =>
    response(200).json({
      status: 200,
      msg: 'Deleted',
      restorable_until: '2026-12-24T06:30:00.000Z',
    }),
  ),
  http.post('/users/my-listings/{kind}/{id}/restorations', ({ response }) =>
    response(200).json({ status: 200, msg: 'Restored' }),
  ),
  http.get('/users/my-bookmarks', ({ response }) => response(200).json(bookmarkList())),
  http.get('/users/my-bookmarks/ids', ({ response }) => response(200).json(bookmarkIds())),
  http.put('/users/my-bookmarks/{kind}/{id}', ({ response }) =>
    response(200).json({ status: 200, msg: 'Saved' }),
  ),
  http.delete('/users/my-bookmarks/{kind}/{id}', ({ response }) =>
    response(200).json({ status: 200, msg: 'Removed' }),
  ),
  http.get('/users/my-blogs', ({ response }) => response(200).json(myBlogList())),
  http.get('/admin/waiting', ({ response }) => response(200).json({ data: [] })),
  http.get('/jobs/total-count/{userId}', ({ response }) =>
    response(200).json({ total_job_posts: 0 }),
  ),
  http.get('/schools/schools-enquiries-count/{userId}', ({ response }) =>
    response(200).json({ enquiries_count: 0 }),
  ),
  http.get('/stores/services-enquiries-count/{userId}', ({ response }) =>
    response(200).json({ total_enquiry_count: 0 }),
  ),
  ...storeEditorHandlers,
]
