import type {
  EnquiryForm,
  MyEnquiry,
  MyEnquiryList,
  MyEnquirySummary,
  SentEnquiries,
} from '../generated/schema'

const notice = {
  version: 1,
  html: '<p>We pass your question and your details to this school only.</p>',
}
const hours = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '16:00' }))

/** Sample data of the enquiry form, for a visitor. */
export function enquiryForm(given: Partial<EnquiryForm> = {}): EnquiryForm {
  return {
    name: 'Vidya Niketan Public School',
    recipient: { kind: 'school', id: 1, name: 'Vidya Niketan Public School' },
    place: 'Indiranagar',
    accepts: true,
    classes: ['Nursery', 'Class 1', 'Class 2'],
    years: ['2027–28', '2028–29'],
    slots: [],
    notice,
    expires_on_default: '2027-01-10',
    expires_on_max: '2027-11-24',
    answer_time: { median_minutes: 300, p90_minutes: 660, n: 62 },
    hours,
    mine: null,
    me: null,
    ...given,
  }
}

/** An enquiry that was sent at once. */
export function sentEnquiries(given: Partial<SentEnquiries> = {}): SentEnquiries {
  return {
    outcome: 'sent',
    enquiries: [
      {
        id: enquiryId,
        reference: 'EB-7K42-19',
        name: 'Vidya Niketan Public School',
        reply_by: '2026-11-25T09:42:00.000Z',
        access_token: null,
      },
    ],
    ...given,
  }
}

const enquiryId = '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f'

/** A row of the user's enquiries. */
export function myEnquirySummary(given: Partial<MyEnquirySummary> = {}): MyEnquirySummary {
  return {
    id: enquiryId,
    reference: 'EB-7K42-19',
    subject: {
      kind: 'school',
      id: 1,
      name: 'Vidya Niketan Public School',
      slug: 'vidya-niketan-public-school-482913',
      place: 'Indiranagar',
    },
    recipient: 'Vidya Niketan Public School',
    child_name: 'Ira',
    class_sought: 'Class 1',
    state: 'answered',
    sent_at: '2026-11-20T04:42:00.000Z',
    last_at: '2026-11-20T08:10:00.000Z',
    reply_by: null,
    unread: 1,
    is_permission_live: true,
    confirm_by: null,
    ...given,
  }
}

/** The user's enquiries. */
export function myEnquiryList(given: Partial<MyEnquiryList> = {}): MyEnquiryList {
  const data = [myEnquirySummary()]
  return {
    data,
    counts: { open: 1, ended: 0, all: 1 },
    total: data.length,
    page: 1,
    per_page: 20,
    totalPages: 1,
    ...given,
  }
}

const entry = { author: null, text: null, state: null, delivery: null, visit: null, route: null }

/** An answered enquiry with its conversation. */
export function myEnquiry(given: Partial<MyEnquiry> = {}): MyEnquiry {
  return {
    ...myEnquirySummary(),
    unread: 0,
    born_month: null,
    wanted_from: '2027–28',
    visit_wish: 'saturday_mornings',
    message: 'Do you have a bus from Domlur layout, and may we visit on a Saturday?',
    name: 'Meera Iyer',
    email: 'meera@example.in',
    phone: '9845012345',
    timeline: [
      {
        ...entry,
        at: '2026-11-20T04:42:00.000Z',
        kind: 'sent',
        side: 'parent',
        text: 'Do you have a bus from Domlur layout, and may we visit on a Saturday?',
      },
      { ...entry, at: '2026-11-20T05:01:00.000Z', kind: 'seen', side: 'desk' },
      {
        ...entry,
        at: '2026-11-20T08:10:00.000Z',
        kind: 'message',
        side: 'desk',
        author: 'Lakshmi Raghavan',
        text: 'Yes: route 6 stops at Domlur layout at 7:40 am, and two seats are free.',
        delivery: 'sent',
      },
    ],
    consent: {
      channels: ['email', 'whatsapp'],
      days: [1, 2, 3, 4, 5, 6],
      from: '10:00',
      to: '18:00',
      expires_on: '2027-01-10',
      given_at: '2026-11-20T04:42:00.000Z',
      withdrawn_at: null,
      owner_changed_at: null,
      is_live: true,
      notice_version: 1,
    },
    notice,
    expires_on_max: '2027-11-24',
    reveals: [{ field: 'phone', by: 'Lakshmi Raghavan', at: '2026-11-20T08:08:00.000Z' }],
    hours,
    visit: null,
    slots: [],
    routes: [],
    route_notice: notice,
    invalid: null,
    can: {
      write: true,
      send_link_again: false,
      change_consent: true,
      agree_to_owner: false,
      withdraw_permission: true,
      withdraw_enquiry: true,
      object: false,
      choose_visit: true,
      cancel_visit: false,
    },
    ...given,
  }
}
