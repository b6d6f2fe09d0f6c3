import { http } from '@edbazaar/api-client/testing'
import { enquiryOf } from './enquiry-data'
import type { Enquiries, Enquiry } from './enquiry-types'
import { enquiriesOf, sampleViews } from './inbox-data'
import { tasksOf } from './tasks/task-data'

/** The list and the open enquiry, for stories and tests. */
export const inboxCalls = (list: Partial<Enquiries> = {}, enquiry: Partial<Enquiry> = {}) => [
  http.get('/desk/enquiries', ({ response }) => response(200).json(enquiriesOf(list))),
  http.get('/desk/enquiries/{id}', ({ params, response }) =>
    response(200).json(enquiryOf({ id: params.id, ...enquiry })),
  ),
  http.get('/desk/tasks', ({ response }) => response(200).json(tasksOf())),
  http.get('/desk/views', ({ response }) => response(200).json({ data: sampleViews })),
]
