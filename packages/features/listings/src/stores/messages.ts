/** Texts of a store's page. */
export const messages = {
  verified: 'Verified provider',
  contact: 'Contact',
  person: 'Contact person',
  company: 'Company',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  gst: 'GSTIN',
  about: 'About',
  noDescription: 'No description provided.',
  products: 'Services',
  nameHeading: 'Name',
  noProducts: 'No services listed at the moment.',
  description: (name: string, place: string) =>
    `${name}${place}: tuitions, activities, camps and workshops with ages, prices and free seats.`,
  in: (place: string) => ` in ${place}`,
} as const
