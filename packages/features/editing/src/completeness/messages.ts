import type { MissingPart } from '@edbazaar/api-client'

/** For each missing part: what to add, and how that helps the owner. */
const parts: Readonly<Record<MissingPart, { todo: string; benefit: string }>> = {
  images: { todo: 'Add an image', benefit: 'lists show it first' },
  more_images: { todo: 'Add more images', benefit: 'parents look at several before they enquire' },
  description: { todo: 'Add a description', benefit: 'parents learn what makes you special' },
  phone: { todo: 'Add a phone number', benefit: 'parents can call you' },
  email: { todo: 'Add an email', benefit: 'enquiries reach you' },
  contact_name: { todo: 'Add a contact person', benefit: 'parents know who to ask for' },
  location: { todo: 'Add the location', benefit: 'you appear in nearby searches' },
  address: { todo: 'Add the address', benefit: 'parents can find you' },
  established_on: { todo: 'Add the founding date', benefit: 'it shows your experience' },
  n_students: { todo: 'Add the number of students', benefit: 'parents can compare sizes' },
  n_classrooms: { todo: 'Add the number of classrooms', benefit: 'parents can compare the space' },
  board: { todo: 'Choose the board', benefit: 'most parents filter by it' },
  facilities: { todo: 'Choose facilities', benefit: 'parents can filter by them' },
  languages: { todo: 'Choose languages', benefit: 'parents can filter by them' },
  company_name: { todo: 'Add the company name', benefit: 'parents know who they pay' },
  city: { todo: 'Add the city', benefit: 'you appear in nearby searches' },
  products: { todo: 'Add a service', benefit: 'parents can see what you teach' },
  batches: { todo: 'Add a batch', benefit: 'parents see days, times and seats' },
  price: { todo: 'Add the price', benefit: 'parents can compare prices' },
  ages: { todo: 'Add the age range', benefit: 'parents filter by it' },
  filters: { todo: 'Choose filters', benefit: 'parents find you with them' },
}

export const messages = {
  parts,
  percent: (percent: number) => `${percent}% complete`,
  complete: 'Complete: nothing is missing',
  more: (count: number) =>
    count === 1 ? '1 more thing is missing' : `${count} more things are missing`,
} as const
