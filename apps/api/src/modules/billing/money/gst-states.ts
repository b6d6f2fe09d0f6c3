/** A state or union territory by its GST code, the first two digits of a GSTIN. */
export interface GstState {
  readonly code: string
  readonly name: string
  /** A union territory without a legislature, where the second half of the tax is UTGST. */
  readonly hasUtgst: boolean
}

const names: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}
const withUtgst = ['04', '26', '31', '35', '38']

/** The 28 states and 8 union territories. */
export const gstStates: readonly GstState[] = Object.entries(names)
  .map(([code, name]) => ({ code, name, hasUtgst: withUtgst.includes(code) }))
  .sort((a, b) => a.code.localeCompare(b.code))

export const findGstState = (code: string): GstState | undefined =>
  gstStates.find((state) => state.code === code)
