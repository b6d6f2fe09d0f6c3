import { formatCount } from '@edbazaar/ui/formatting'

/** Every sentence of a school's page. */
export const messages = {
  schools: 'Schools',
  district: (name: string) => `${name} district`,
  recognitionChecked: 'Recognition checked',
  approximatePlace: 'Approximate place, from the pincode or district',
  onlineSchool: 'Online school',
  pictures: (name: string) => `Pictures of ${name}`,
  drawnPicture: 'The school, from its name',
  picture: (number: number) => `Picture ${number}`,
  facts: 'Facts',
  about: 'About',
  fees: 'Fees',
  feesFor: (year: string) => `Fees for ${year}`,
  toldOn: (day: string) => `Told by the school, ${day}`,
  feesUntold: 'This school has not told its fees yet.',
  feeHeads: ['Admission, once', 'Tuition, a year', 'Transport, a year', 'Books and uniform'],
  feeNote: 'Amounts in rupees.',
  slideNote: 'Slide the middle of the table for tuition, transport and books.',
  feeWords: ['admission', 'tuition', 'transport', 'books and uniform'],
  totalsLeaveOut: (heads: string, isAlways: boolean) =>
    `Totals leave out ${heads}${isAlways ? '' : ' where it is not provided'}.`,
  dates: 'Admission dates',
  datesUntold: 'This school has not told its admission dates yet.',
  today: 'Today',
  facilities: 'Facilities',
  contact: 'Contact',
  contactPerson: 'Person',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  map: 'Map',
  similar: 'Similar nearby',
  allNearby: 'All nearby',
  source: (source: string, day: string) => `Listing: ${source}. Last changed ${day}.`,
  desk: 'At a glance',
  deskClass: 'Class and year',
  firstYear: 'First-year total',
  laterYears: 'Later years',
  wholeSchool: 'The whole school',
  ages: 'Ages',
  seats: 'Seats',
  formsClose: 'Forms close',
  seatsOf: (left: number, total: number | null) =>
    total === null
      ? `${formatCount(left)} left`
      : `${formatCount(left)} left of ${formatCount(total)}`,
  description: (name: string, place: string, boards: string) =>
    `${name}${place}. ${boards}Fees, ages, facilities, admission dates and similar schools nearby, each fact with its source.`,
  in: (place: string) => `, ${place}`,
} as const
