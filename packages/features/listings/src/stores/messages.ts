/** Every sentence of a store's page. */
export const messages = {
  verified: 'Verified provider',
  contact: 'Contact',
  person: 'Person',
  company: 'Company',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  gst: 'GSTIN',
  story: 'Their story',
  noDescription: 'They have not told their story yet.',
  products: 'What they offer',
  nameHead: 'Name',
  noProducts: 'Nothing is offered here just now.',
  description: (name: string, place: string) =>
    `${name}${place}: tuitions, activities, camps and workshops with ages, prices and free seats.`,
  in: (place: string) => ` in ${place}`,
} as const
