import type { EnquiryState } from '../../src/modules/leads/enquiries/record/enquiry-states.ts'

/** The events of an enquiry, besides what its state says. */
interface EnquiryStory {
  readonly state: EnquiryState
  /** Days since it was sent. */
  readonly daysAgo: number
  readonly message: string
  /** The desk's first answer, for states after `new`. */
  readonly answer?: string
  /** The parent's message after it, which waits for an answer if it is the last message. */
  readonly reply?: string
  readonly note?: string
  readonly task?: { readonly text: string; readonly inDays: number; readonly isDone?: boolean }
  /** `withdrawn` by the parent, or `again`: the same parent wrote twice, so it was merged. */
  readonly special?: 'withdrawn' | 'again'
  /** Days until the next action; negative for one that was missed. */
  readonly nextActionInDays?: number
}

const visitAnswer =
  'Thank you for your enquiry. You are welcome on Saturday between 10 am and noon. Please ask for the office at the gate.'
const feeAnswer =
  'Thank you for your enquiry. The fee sheet is on our page, with the dates of all instalments. Do write if anything is unclear.'

/** Enquiries to a school, newest first; the class and the names are chosen for each. */
export const schoolStories: readonly EnquiryStory[] = [
  {
    state: 'new',
    daysAgo: 0,
    message: 'Is there still a seat for next year? We live ten minutes away and would walk.',
  },
  {
    state: 'new',
    daysAgo: 0,
    message: 'क्या स्कूल की बस हमारे इलाक़े से चलती है? फ़ीस किस्तों में दे सकते हैं?',
  },
  {
    state: 'new',
    daysAgo: 1,
    message: 'We move here in April. Could our twins be in one section?',
    note: 'Two seats are free in section B.',
  },
  {
    state: 'new',
    daysAgo: 6,
    message: 'Do you accept children in the middle of the year, and is there a test?',
    nextActionInDays: -1,
  },
  {
    state: 'new',
    daysAgo: 2,
    message: 'Which language is the third one from this class on, and can it be Sanskrit?',
    special: 'withdrawn',
  },
  {
    state: 'contacted',
    daysAgo: 3,
    message: 'What does the bus cost, and until when does it run in the afternoon?',
    answer: feeAnswer,
    task: { text: 'Send the bus plan', inDays: 0 },
  },
  {
    state: 'contacted',
    daysAgo: 5,
    message: 'My daughter plays hockey. Is there a team for girls?',
    answer: 'Yes: the girls train on Tuesday and Friday after school. She is welcome to try.',
    reply: 'Wonderful. May she come this Friday?',
    special: 'again',
  },
  {
    state: 'contacted',
    daysAgo: 8,
    message: 'Is there a concession for a second child?',
    answer: 'Yes, 10 % of the tuition fee. It is on the fee sheet of our page.',
    nextActionInDays: 3,
  },
  {
    state: 'visit',
    daysAgo: 9,
    message: 'May we see the classrooms and the library before we decide?',
    answer: visitAnswer,
    note: 'Coming with both grandparents.',
    task: { text: 'Confirm the visit', inDays: 2 },
  },
  {
    state: 'visit',
    daysAgo: 12,
    message: 'Our son needs a ramp. Are all rooms of his class on the ground floor?',
    answer: 'All classes up to Class 5 are on the ground floor, with a ramp at the main gate.',
    reply: 'Thank you. We would like to see it with him.',
    task: { text: 'Ask the special educator to be there', inDays: -1 },
  },
  {
    state: 'applied',
    daysAgo: 20,
    message: 'When is the last day for the form, and which papers do you need?',
    answer: 'The form is open until January. We need the birth certificate and a photograph.',
    task: { text: 'Check the birth certificate', inDays: -3, isDone: true },
  },
  {
    state: 'enrolled',
    daysAgo: 34,
    message: 'How large are the sections, and who teaches mathematics?',
    answer: 'There are 32 children in a section. You can meet the teachers on Saturday.',
  },
  {
    state: 'lost',
    daysAgo: 26,
    message: 'What are the fees with the hostel?',
    answer: feeAnswer,
    reply: 'That is more than we can spend. Thank you for the quick answer.',
  },
  {
    state: 'invalid',
    daysAgo: 5,
    message: 'Do you offer evening courses in English for adults?',
  },
]

/** Enquiries to a store, about one of its products. */
export const storeStories: readonly EnquiryStory[] = [
  {
    state: 'new',
    daysAgo: 0,
    message: 'Is there a trial lesson, and does she need to bring anything?',
  },
  {
    state: 'new',
    daysAgo: 4,
    message: 'Are there still places on weekday evenings?',
  },
  {
    state: 'contacted',
    daysAgo: 3,
    message: 'My son has never done this before. Which group would he join?',
    answer: 'He would start with the beginners. The first lesson is free.',
    task: { text: 'Call after the first lesson', inDays: 1 },
  },
  {
    state: 'visit',
    daysAgo: 7,
    message: 'May I watch a lesson first?',
    answer: 'Of course. Come ten minutes early and take a seat at the back.',
  },
  {
    state: 'enrolled',
    daysAgo: 18,
    message: 'How many children are in one group?',
    answer: 'Eight at most, with one teacher and one assistant.',
  },
  {
    state: 'lost',
    daysAgo: 15,
    message: 'Could the lessons be at our home?',
    answer: 'We teach only here, because of the equipment.',
  },
]

/** Enquiries that the demo parent sent, to schools in order. */
export const parentStories: readonly EnquiryStory[] = [
  {
    state: 'contacted',
    daysAgo: 2,
    message: 'Is there a seat for Ira next year, and may we visit on a Saturday?',
    answer: visitAnswer,
    reply: 'Saturday suits us well. We will be there at 10.',
  },
  {
    state: 'new',
    daysAgo: 0,
    message: 'Which books do you use in this class? Ira reads English and Tamil.',
  },
]
