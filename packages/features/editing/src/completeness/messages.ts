import type { MissingPart } from '@edbazaar/api-client'

/** What may be missing in a listing: what to do about it, and what that brings. */
const parts: Readonly<Record<MissingPart, { todo: string; brings: string }>> = {
  images: { todo: 'Add an image', brings: 'lists show it first of all' },
  more_images: { todo: 'Add more images', brings: 'parents look at three before they ask' },
  description: { todo: 'Tell your story', brings: 'parents learn what is special about you' },
  phone: { todo: 'Add a phone number', brings: 'parents can call you' },
  email: { todo: 'Add an email', brings: 'enquiries reach you' },
  contact_name: { todo: 'Name a contact person', brings: 'parents know whom to ask for' },
  location: { todo: 'Say where it is', brings: 'searches near by find you' },
  address: { todo: 'Add the address', brings: 'parents find the door' },
  established_on: { todo: 'Say since when', brings: 'your years of experience show' },
  n_students: { todo: 'Say how many students', brings: 'parents can compare the size' },
  n_classrooms: { todo: 'Say how many classrooms', brings: 'parents can compare the room' },
  board: { todo: 'Choose the board', brings: 'most parents filter by it' },
  facilities: { todo: 'Choose facilities', brings: 'filters find you' },
  languages: { todo: 'Choose languages', brings: 'filters find you' },
  company_name: { todo: 'Add the company name', brings: 'parents know whom they pay' },
  city: { todo: 'Add the city', brings: 'searches near by find you' },
  products: { todo: 'Add a service', brings: 'parents can find what you teach' },
  batches: { todo: 'Add a batch', brings: 'parents see days, times and seats' },
  price: { todo: 'Add the price', brings: 'parents can compare it' },
  ages: { todo: 'Say for which age', brings: 'parents filter by it' },
  filters: { todo: 'Choose filters', brings: 'parents find you by them' },
}

/** The words of how complete a listing is. */
export const messages = {
  parts,
  percent: (percent: number) => `${percent}% complete`,
  complete: 'Complete: nothing is missing',
  more: (count: number) => (count === 1 ? '1 more thing is missing' : `${count} more are missing`),
} as const
