/**
 * Towns to suggest first, the largest first, by state, since GeoNames' list has no sizes. Those
 * after the bar have seed schools, as `majorCities` do.
 */
const knownTowns: Readonly<Record<string, string>> = {
  'Andhra Pradesh': 'Visakhapatnam, Vijayawada | Guntur, Nellore, Tirupati, Kurnool, Kakinada',
  'Arunachal Pradesh': 'Itanagar |',
  Assam: 'Dibrugarh | Silchar, Jorhat, Tezpur',
  Bihar: 'Gaya, Muzaffarpur | Bhagalpur, Darbhanga',
  Chhattisgarh: 'Raipur | Bilaspur, Durg',
  Goa: 'Panjim | Madgaon',
  Gujarat: 'Surat, Vadodara, Rajkot | Bhavnagar, Jamnagar, Gandhinagar',
  Haryana: 'Gurugram | Faridabad, Panipat, Ambala, Rohtak',
  'Himachal Pradesh': 'Shimla, Dharamsala | Mandi, Solan',
  'Jammu & Kashmir': 'Srinagar, Jammu |',
  Jharkhand: 'Ranchi, Jamshedpur | Dhanbad, Bokaro',
  Karnataka: 'Mysuru, Mangaluru | Hubballi, Belagavi, Shivamogga',
  Kerala: 'Thiruvananthapuram, Kozhikode | Thrissur, Kollam, Kannur',
  'Madhya Pradesh': 'Indore, Gwalior | Jabalpur, Ujjain',
  Maharashtra: 'Nagpur, Nashik | Thane, Aurangabad, Kolhapur',
  Manipur: 'Imphal |',
  Meghalaya: 'Shillong |',
  Odisha: 'Bhubaneswar, Cuttack | Puri, Rourkela',
  Puducherry: 'Puducherry |',
  Punjab: 'Amritsar, Ludhiana | Jalandhar, Patiala',
  Rajasthan: 'Udaipur, Jodhpur | Kota, Ajmer, Bikaner',
  Sikkim: 'Gangtok |',
  'Tamil Nadu': 'Coimbatore, Madurai | Tiruchirappalli, Salem, Vellore',
  Telangana: 'Warangal | Nizamabad, Karimnagar',
  Tripura: 'Agartala |',
  'Uttar Pradesh': 'Varanasi, Kanpur, Agra | Prayagraj, Noida, Ghaziabad, Meerut, Bareilly',
  Uttarakhand: 'Dehradun, Haridwar | Naini Tal, Rishikesh',
  'West Bengal': 'Siliguri, Darjiling | Durgapur, Asansol, Kharagpur',
}

const namesIn = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** State and name of the towns with seed schools. */
export const schoolTowns: readonly { state: string; name: string }[] = Object.entries(
  knownTowns,
).flatMap(([state, list]) => namesIn(list.split('|')[0]).map((name) => ({ state, name })))

/** Whether suggestions put the town before villages with the same name. */
export function isKnownTown(state: string, name: string): boolean {
  return namesIn(knownTowns[state]?.replace('|', ',')).includes(name)
}
